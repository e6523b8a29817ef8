"""Drawings as SVG: boards laid out from their graph, banners, badges and pieces."""
