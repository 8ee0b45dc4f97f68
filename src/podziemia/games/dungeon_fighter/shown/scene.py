"""How a view of Dungeon Fighter lies on the table.

The ids of pieces; options name pieces by the same ones: heroes by their ids.
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.game import View
from podziemia.kernel.scene import Phrases, Scene, Text, Words

words: Final = Phrases("df")


def scene(view: View) -> Scene:
    """The heroes."""
    heroes = tuple(
        Text(id=hero["hero"], words=words("hero", hero=hero["hero"], life=hero["life"]))
        for hero in view["heroes"]
    )
    facts = {"phase": view["phase"], "round": view["round"]}
    return Scene(words("title", round=view["round"]), heroes, view["seat"], facts)


def summary(view: View) -> Words:
    """How the match stands, in a line."""
    return words("summary", round=view["round"], markets=view["markets"])
