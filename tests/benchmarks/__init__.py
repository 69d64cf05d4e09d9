"""Measurements, as ratios against something run beside them: `python -m tests.benchmarks.NAME`."""
