"""What generated rule modules run on."""
