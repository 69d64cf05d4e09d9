"""This machine: folders, preferences, language. Imports nothing of ours."""
