"""What may be done, who may know it, what it scores. Values only: no clock, chance, file or picture."""
