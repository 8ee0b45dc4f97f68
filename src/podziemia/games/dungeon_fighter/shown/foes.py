"""The monster that is fought: its card and life, what lies on it, and how it wants dice thrown."""

from __future__ import annotations

from collections.abc import Iterator

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Stat, Token, Zone, holds, track, zone

from ..content import EQUIPMENT, FOES, ROOMS
from ..entries import Foe, Monster
from .words import card, stat, words


def monster(view: View) -> Iterator[Zone]:
    """DF-3.15 to DF-3.18, DF-14.2: nothing between fights."""
    foe = view["monster"]
    if foe is None:
        return
    entry = FOES[foe["id"]]
    facts: dict[str, Fact] = {"type": entry.type, "ability": entry.ability, "big": foe["big"]}
    children: list[AnyPiece] = [
        card(f"monster:{entry.id}", entry.id, frame(entry), *numbers(entry, foe), facts=facts),
        track("monster_life", words("monster-life"), foe["life"], foe["full"], "life"),
        *(
            Token(id=f"token:{token}", name=words("card", card=token), picture=token)
            for token in foe["tokens"]
        ),
        demands(view, foe),
    ]
    yield zone("monster", words("monster", monster=entry.id), "column", children)


def frame(entry: Foe) -> str:
    """The frame of a monster is that of its level."""
    return f"level_{entry.level}" if isinstance(entry, Monster) else "big_bad"


def numbers(entry: Foe, foe: View) -> list[Stat]:
    """What stands on its card."""
    found = [stat("damage", entry.damage)]
    if isinstance(entry, Monster):
        found = [stat("level", entry.level), *found, stat("gold", foe["reward"])]
    return found


def demands(view: View, foe: View) -> Zone:
    """DF-3.9, DF-10.30, DF-10.32, DF-12.16: how every throw must be made, and why; what a crazy
    monster has not switched on yet is off."""
    found: list[AnyPiece] = []
    shown: set[str] = set()

    def add(technique: str, source: str, *, on: bool = True) -> None:
        if technique not in shown:
            shown.add(technique)
            found.append(
                Token(
                    id=f"demand:{technique}",
                    name=words("demand", technique=technique, source=source, on=on),
                    picture=technique,
                    facts={"source": source, "on": on},
                )
            )

    room = view["room"]
    for technique in foe["demands"]:
        of_room = room is not None and ROOMS[room].technique == technique
        own = technique in foe["own"]
        add(technique, "monster" if own or not of_room else "room")
    attempt = view["attempt"]
    if attempt is not None:
        for weapon in attempt["weapons"]:
            if (technique := EQUIPMENT[weapon].technique) is not None:
                add(technique, weapon)
        if attempt["roundhouse"]:
            add("roundhouse", "voluntary")
    for technique in foe["waiting"]:
        add(technique, "monster", on=False)
    states = holds(demanding=bool(found))
    return zone("demands", words("demands"), "row", found, states=states)
