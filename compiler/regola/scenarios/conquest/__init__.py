"""Scenarios of peoples: positions set up, steps played, outcomes compared."""
