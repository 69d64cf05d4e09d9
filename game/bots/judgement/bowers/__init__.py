"""Playing for tricks in the games with bowers: what Five Hundred and Bid Euchre have in common."""
