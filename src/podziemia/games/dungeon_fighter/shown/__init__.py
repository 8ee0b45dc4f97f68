"""What of Dungeon Fighter a person or a bot is shown: views, the scene, options in words."""
