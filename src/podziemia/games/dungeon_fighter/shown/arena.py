"""The table on which dice land: what lies on it, what is thrown next, and the dice to take."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Die, Token, Zone, holds, zone

from ..content import HEROES
from . import limits
from .target import geometry
from .words import packed, words

PICTURES = {"permafrost_1": "permafrost", "permafrost_2": "permafrost", "weak_point": "weak_point"}
ON_TABLE = ("throw", "report")
"""What is answered on the board, not in a form beside it."""
UNREAD = "blank"
"""The face of a die whose symbol nobody reads any more, or not yet."""


def arena(view: View) -> Zone:
    """The target with what stands and lies on it and around it."""
    children: list[AnyPiece] = [lying(view, die) for die in view["lying"]]
    children += [
        Token(id=f"iceberg:{hole}", name=words("iceberg", hole=hole), picture="iceberg")
        for hole in view["icebergs"]
    ]
    for overlay in view["overlays"]:
        name = overlay["id"]
        facts: dict[str, Fact] = {} if overlay["pose"] is None else {"pose": overlay["pose"]}
        label = words("card", card=name)
        children.append(
            Token(id=f"overlay:{name}", name=label, picture=PICTURES[name], facts=facts)
        )
    return zone("arena", words("arena"), "grid", children, facts={"geometry": geometry()})


def lying(view: View, die: Mapping[str, Any]) -> Die:
    """DF-4.11: a die that lies about; of the last throw it is known what it shows, and where."""
    name = die["name"]
    attempt = view["attempt"]
    of_throw = [] if attempt is None else attempt["facts"]
    last = next((facts for facts in of_throw if facts["die"] == name), None)
    facts: dict[str, Fact] = {} if die["pose"] is None else {"pose": die["pose"]}
    face = UNREAD
    if last is not None:
        face = last["symbol"]
        facts |= {"resting_on": last["resting_on"], "sections": " ".join(last["sections"])}
    states = holds(last=last is not None)
    return Die(id=f"die:{name}", kind=die["kind"], face=face, states=states, facts=facts)


def throw(view: View) -> Iterator[Zone]:
    """DF-13.6: what is about to be thrown, from the taking of the die until it has landed."""
    attempt, ask = view["attempt"], view["ask"]
    if ask is not None and ask["prompt"] in ("flip", "flip-report"):
        facts = {"flip": ask["about"]["overlay"], "hero": ask["piece"], "limits": limits.flip()}
        facts["offers"] = ask["prompt"]
        yield zone("throw", words("flip", overlay=facts["flip"]), "row", (), facts=facts)
    elif attempt is not None and not attempt["facts"]:
        required = tuple(attempt["required"])
        found: dict[str, Fact] = {
            "hero": attempt["hero"],
            "die": attempt["die"],
            "dice": 3 if attempt["die"] == "water" else 1,
            "required": " ".join(required),
            "repetition": attempt["repetition"],
            "limits": limits.throw(required),
            "ahead": packed(attempt["ahead"]),
            "report": packed(view["report"] or {}),
            "offers": ask["prompt"] if ask is not None and ask["prompt"] in ON_TABLE else None,
        }
        label = words("throw", hero=attempt["hero"], die=attempt["die"])
        yield zone("throw", label, "row", (), facts=found)


def pool(view: View) -> Iterator[Zone]:
    """DF-4.4, DF-4.5, DF-5.2: coloured and special dice first, white ones when those are gone."""
    if not view["pool"]:
        return
    others = any(die["count"] for die in view["pool"] if die["kind"] != "white")
    active = next(hero for hero in view["heroes"] if hero["hero"] == view["active"])
    found: list[AnyPiece] = []
    for die in view["pool"]:
        kind, white = die["kind"], die["kind"] == "white"
        state = "available" if die["count"] else "thrown"
        if white and (others or not die["count"]):
            state = "spent"
        skill = HEROES[active["hero"]].skills.get(kind)
        blocked = kind in active["scars"]
        facts: dict[str, Fact] = {"count": die["count"], "skill": skill, "blocked": blocked}
        if die["ahead"] is not None:
            facts["ahead"] = packed(die["ahead"])
        found.append(Die(id=f"pool:{kind}", kind=kind, face=UNREAD, states=(state,), facts=facts))
    yield zone("pool", words("pool"), "row", found)
