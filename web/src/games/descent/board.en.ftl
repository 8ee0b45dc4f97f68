# The board of Descent.

## The map

dj-board-away = Not on the map
