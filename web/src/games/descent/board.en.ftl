# The board of Descent.

## The map

dj-board-away = Not on the map
dj-board-mini-map = The whole map: click to go there
