"""
What every family of games runs on.

A family imports the kernel; the kernel imports no family and names no thing of a game.
"""
