"""How a view of Dungeon Fighter lies on the table.

The ids of pieces; options name pieces by the same ones:

- `arena`: the table with the target; on it `die:<die>`, `iceberg:<hole>`, `overlay:<overlay>`;
- `throw`: what is about to be thrown, from the taking of a die on;
- `pool`: the dice that can be taken, `pool:<kind>`;
- `monster`: `monster:<id>`, `monster_life`, `token:<token>`, and `demand:<technique>`;
- `hero:<hero>`: everything of a hero: `portrait:<hero>`, `life:<hero>`, `experience:<hero>`,
  `skill:<hero>.<colour>`, `gear:<card>`;
- `chest`: `coins`, `white_dice`, and `gear:<card>` of rarities;
- `path`: `room:<room>`, `symbols`;
- `offered`: `hero_offer:<hero>`, `room:<room>` or `found:<card>`; `market`: `sale:<card>`,
  `sale:healing`, `sale:white_die`.
"""

from __future__ import annotations

from podziemia.kernel.game import View
from podziemia.kernel.scene import AnyPiece, Scene, Words

from . import arena, foes, heroes, party
from .words import words


def scene(view: View) -> Scene:
    """The table: the arena, dice, the monster, heroes, the chest, the path, and what is offered."""
    found: list[AnyPiece] = [arena.arena(view), *arena.throw(view), *arena.pool(view)]
    found += [*foes.monster(view), *heroes.party(view), party.chest(view), party.path(view)]
    found += [*party.offered(view), *party.market(view)]
    title = words("title", round=view["round"], monster=known(view))
    facts = {"mode": view["mode"], "phase": view["phase"]}
    return Scene(title, tuple(found), view["seat"], facts)


def known(view: View) -> str | None:
    """The monster that is fought."""
    monster = view["monster"]
    name: str | None = None if monster is None else monster["id"]
    return name


def summary(view: View) -> Words:
    """How the match stands, in a line: the round, the monster, markets, heroes on their feet."""
    up = sum(hero["life"] > 0 for hero in view["heroes"])
    return words("summary", round=view["round"], monster=known(view), up=up, of=view["count"])
