"""What has changed between two editions of some packs, told by meaning."""
