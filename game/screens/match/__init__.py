"""One guest's match on the screen."""
