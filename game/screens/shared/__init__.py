"""One screen for several people: whose device is whose, and hands that only their holders see."""
