"""What players see: views, scenes, options in words, refusals."""
