"""What is said about a source: findings, their catalogue and their forms."""
