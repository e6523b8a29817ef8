"""Scenarios of dungeons and fights: positions set up, choices made, outcomes compared."""
