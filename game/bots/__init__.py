"""Guests that think. They are given a View and no more."""
