"""How Dungeon Fighter is shown: views, the scene, options in words, refusals."""
