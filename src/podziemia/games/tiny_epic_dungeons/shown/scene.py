"""How a view of Tiny Epic Dungeons lies on the table.

The ids of pieces; options name pieces by the same ones:

- `dungeon`: the grid (its squares are `dungeon:<row>.<column>`), on it cards as tiles
  `room:<card>`;
- figures, in the dungeon or on the Boss mat: heroes and minions by their ids, `goblin:<slot>`,
  `boss`; the cards of enemies are `card:<figure>`;
- `torch`; `hearts` (minions killed), `marker:<n>` (health of the Boss), `space:<n>` (hero spaces);
- `hero:<hero>`: everything of a hero; in it `health:<hero>`, `focus:<hero>`, `mat:<hero>`,
  `ability:<hero>.<ability>`, `gear:<card>`;
- `deck:<name>`, `row:<card>`, `found:<card>` (just drawn), `offered:<hero>` (mats to choose among);
- `tray` with `die:<n>` and `enemy_die`: the open check.
"""

from __future__ import annotations

from podziemia.kernel.game import View
from podziemia.kernel.scene import AnyPiece, Scene, Words

from . import pieces
from .foresight import intents
from .grid import dungeon
from .pieces import words


def scene(view: View) -> Scene:
    """The table: the torch and enemies, the dungeon, the lair, the dice, the heroes, the cards."""
    title = words("title", act=view["act"], turn=view["turns"])
    found: list[AnyPiece] = [*pieces.offered(view)]
    if view["rooms"]:
        ahead = intents(view)
        found += [pieces.torch(view), pieces.enemies(view, ahead), dungeon(view, ahead)]
        found.append(pieces.lair(view, ahead))
        found += pieces.tray(view)
    found += [pieces.hero_zone(view, hero) for hero in view["heroes"]]
    found.append(pieces.supplies(view))
    facts = {"act": view["act"], "phase": view["phase"]}
    return Scene(title, tuple(found), view["seat"], facts)


def summary(view: View) -> Words:
    """How the match stands, in a line: the act, the torch, minions or Boss."""
    boss = view["boss"]
    left = sum(boss["markers"]) if boss is not None else len(view["leaders"]) - view["killed"]
    return words("summary", act=view["act"], torch=view["torch"]["at"], left=left)
