# The sheet of Paper Dungeons.

pd-board-sheet = The sheet of { PLAYER($seat) }
pd-board-players = Players
pd-board-sections = Parts of the sheet
pd-board-map = Map
pd-board-party = Party
pd-board-items = Items
pd-board-cards = Cards
pd-board-points = Points
pd-board-map-of = The dungeon of { PLAYER($seat) }
pd-board-explored = Explored rooms: { $count }
pd-board-walk = The map: use the die for a move
pd-board-level = { $name }, level { $level } of { $most }
pd-board-total = points now: { $points }
pd-board-resurrection = resurrected
pd-board-secret = without the secret objective
pd-board-no-dice = The dice have not been rolled yet.
pd-board-story = What has just been fought and scored
pd-board-earlier = Earlier fights and games

## Keeping the sheet

pd-board-print = Print the sheet
pd-board-save-svg = Save as SVG
pd-board-save-png = Save as PNG
pd-board-file = paper-dungeons
pd-board-not-saved = This browser could not paint the sheet. The SVG file holds the same picture.
