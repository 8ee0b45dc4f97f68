"""How a view of Descent lies on the table.

The ids of pieces; options name pieces by the same ones:

- `map`: the grid; its squares are `map:<row>.<column>`, doors lie between them;
- figures: `hero:<n>`, `monster:<n>`, `npc:<id>`, familiars by their ids; heroes that are not on the
  map stand in `town`, `out` or `nowhere`;
- `panel:<n>`: everything of a hero; in it `wounds:<n>`, `fatigue:<n>`, `sheet:<n>`,
  `skill:<n>.<skill>`, `item:<n>.<item>` (equipped), `pack:<n>.<item>`, `order:<n>`, `burn:<n>`,
  `web:<n>`, `stun:<n>`, `poison:<n>`, `monkey:<n>`, `companion:<n>` (Pico);
- `overlord`: in it `threat`, `deck`, `hand` with `hand:<card>`, `power:<card>`, `discarded:<card>`;
- `conquest`, `key:<colour>`; `tray` with `die:<n>`, `worth`, `target:<piece>` and
  `odds:<piece>`: the attack;
- `shop`: in it `shop:<item>` and `market:<copper … wizardry … magic>`; `offered:<sheet>`,
  `draft:<skill>`; `quest` with `goal`, `rule:<id>`, `area:<n>`.
"""

from __future__ import annotations

from podziemia.kernel.game import View
from podziemia.kernel.scene import AnyPiece, Scene, Words

from . import pieces
from .dice import tray
from .grid import dungeon
from .heroes import panel
from .market import market
from .overlord import overlord
from .words import words


def scene(view: View) -> Scene:
    """The table: the goal and conquest, the dungeon, the attack, heroes, overlord, market."""
    title = words("title", round=view["round"])
    found: list[AnyPiece] = [*pieces.offered(view), *pieces.skills_offered(view)]
    found += market(view)
    found.append(dungeon(view))
    found += tray(view)
    found.append(pieces.conquest(view))
    found += pieces.found_keys(view)
    found += pieces.away(view)
    found += [panel(view, hero) for hero in view["heroes"]]
    found += [overlord(view), pieces.quest(view)]
    facts = {"phase": view["phase"], "round": view["round"], "acting": view["layers"]["acting"]}
    return Scene(title, tuple(found), view["seat"], facts)


def summary(view: View) -> Words:
    """How the match stands, in a line: the round, conquest tokens, areas that were seen."""
    return words(
        "summary",
        round=view["round"],
        conquest=view["conquest"],
        seen=len(view["map"]["revealed"]),
        areas=len({letter for row in view["quest"]["rows"] for letter in row} - {"."}),
    )
