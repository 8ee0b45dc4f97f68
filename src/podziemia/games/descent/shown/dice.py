"""The attack under way as it lies in the tray: dice, what it comes to, whom it strikes, odds."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Card, Die, Text, holds, zone

from ..rules.dice import SIDES
from .words import card, counts, stat, words

OFFERED: Final = ("aim", "blast", "reroll", "spend", "cancel")
"""The questions that are answered in the tray itself."""


def tray(view: View) -> list[AnyPiece]:
    """DJ-6: the dice, what is not spent, what it comes to so far, and the odds before the roll."""
    attack = view["attack"]
    if attack is None:
        return []
    found: list[AnyPiece] = [
        Die(
            id=f"die:{number}",
            kind=color,
            face=str(face),
            states=holds(picked=number in attack["picked"]),
            facts=dict(SIDES[color][face]._asdict()),
        )
        for number, (color, face) in enumerate(zip(attack["colors"], attack["faces"], strict=True))
    ]
    if found:
        found.append(worth(attack))
    found += [target(view, attack, each) for each in attack["targets"]]
    found += [
        Text(
            id=f"odds:{each['piece']}",
            words=words(
                "odds",
                piece=called(view, each["piece"]),
                hit=each["hit"],
                kill=kill(view, each),
                tenths=each["tenths"] % 10,
                wounds=each["tenths"] // 10,
            ),
            facts={
                "hit": each["hit"],
                "kill": kill(view, each),
                "tenths": each["tenths"],
            },
        )
        for each in attack["odds"]
    ]
    facts: dict[str, Fact] = {
        name: attack[name]
        for name in ("attacker", "kind", "weapon", "stage", "shape", "distance", "range", "damage")
    }
    facts |= {name: attack[name] for name in ("surges", "aimed", "dodged", "missed", "guard")}
    facts["targets"] = " ".join(attack["affected"])
    ask = view.get("ask")
    if ask is not None and ask["prompt"] in OFFERED:
        facts["offers"] = ask["prompt"]
    label = words(
        "attack",
        attacker=called(view, attack["attacker"]),
        kind=attack["kind"],
        missed=attack["missed"],
        rolled=bool(attack["faces"]),
        damage=attack["damage"],
    )
    return [zone("tray", label, "row", found, facts=facts)]


def worth(attack: View) -> Card:
    """DJ-6.35: what the attack has come to, and what of it is not spent."""
    numbers = [stat("damage", attack["damage"])]
    if attack["ranged"]:
        numbers.append(stat("range", attack["range"], attack["distance"]))
    numbers += counts(
        surges=attack["surges"],
        enhancements=attack["enhancements"],
        sorcery=attack["sorcery"],
        pierce=attack["pierce"],
    )
    return Card(
        id="worth", name=words("worth"), frame="worth", picture="damage", stats=tuple(numbers)
    )


def target(view: View, attack: View, found: View) -> Card:
    """DJ-6.24: somebody who is affected: its armor, and what it would lose as the dice lie."""
    piece = found["piece"]
    name = called(view, piece)
    stats = [stat("armor", found["armor"]), stat("wounds", found["left"])]
    facts: dict[str, Fact] = {"piece": piece, "armor": found["armor"], "left": found["left"]}
    if attack["faces"]:
        stats.append(stat("loses", found["wounds"]))
        facts |= {name: found[name] for name in ("why", "short", "fear", "damage", "wounds")}
    kinds = (each["kind"] for each in view["monsters"] if each["piece"] == piece)
    picture = next(kinds, name)  # a named monster looks like its kind
    return card(f"target:{piece}", name, "target", *stats, picture=picture, facts=facts)


def called(view: View, piece: str) -> str:
    """The card of a figure."""
    kind, _, rest = piece.partition(":")
    if kind == "hero":
        return str(view["heroes"][int(rest)]["hero"])
    if kind == "npc":
        return rest
    return next((str(each["card"]) for each in view["monsters"] if each["piece"] == piece), rest)


def kill(view: View, odds: View) -> int:
    """The chance, in per cent, that an attack takes all wounds a figure has left."""
    piece = odds["piece"]
    left = next((m["life"] - m["wounds"] for m in view["monsters"] if m["piece"] == piece), None)
    if left is None:
        everybody = [(f"hero:{hero['number']}", hero["wounds"]) for hero in view["heroes"]]
        everybody += [(npc["piece"], npc["wounds"]) for npc in view["npcs"]]
        left = dict(everybody).get(piece, 0)
    kills: list[int] = odds["kills"]
    return kills[left] if 0 <= left < len(kills) else 0
