"""The pipeline of passes, from sources to artefacts and findings."""
