"""The attack under way: its dice, what it is worth so far, and its odds before the roll."""

from __future__ import annotations

from typing import Any

from podziemia.kernel.content import attributes
from podziemia.kernel.game import View
from podziemia.kernel.scene import runs_of

from ..combat import Attack
from ..geometry import as_cells
from ..odds import Odds
from ..rules.chances import counted
from ..rules.spend import counts_range
from ..rules.targets import figures
from ..state import Figure, State
from .results import as_it_lies, result


def attack_view(state: State) -> View | None:
    """DJ-6: everything of an attack that everybody sees."""
    attack = state.attack
    if attack is None:
        return None
    squares = state.floor.squares
    target = None if attack.target < 0 else list(squares[attack.target])
    now = as_it_lies(attack)
    return {
        **attributes(attack, "attacker", "kind", "weapon", "stage", "shape", "affected"),
        **attributes(attack, "distance", "guard", "charmed", "aimed", "dodged", "colors"),
        **attributes(attack, "faces", "picked", "throws", "escaped", "spent", "paid"),
        **attributes(attack, "pierce", "blast", "burns", "stuns", "knockback", "doubled"),
        **attributes(now, "missed", "damage", "range", "surges", "enhancements", "sorcery"),
        "ranged": counts_range(attack),
        "targets": targets_view(state, attack),
        "target": target,
        "area": [list(run) for run in runs_of(squares[cell] for cell in as_cells(attack.area))],
        "odds": odds_view(state, attack),
    }


def targets_view(state: State, attack: Attack) -> list[dict[str, Any]]:
    """DJ-6.24: what everybody who is affected would suffer as the dice lie."""
    there = {figure.piece: figure for figure in figures(state)}
    attacker = there.get(attack.attacker)
    if attacker is None:
        return []
    return [
        {"piece": piece, **result(state, attack, attacker, there[piece])._asdict()}
        for piece in attack.affected
        if piece in there
    ]


def odds_view(state: State, attack: Attack) -> list[dict[str, Any]]:
    """The exact odds against everybody whom it affects, until the dice are thrown."""
    if attack.faces or attack.stage != "declared":
        return []
    there = {figure.piece: figure for figure in figures(state)}
    attacker = there.get(attack.attacker)
    if attacker is None:
        return []
    return [
        chance_view(piece, odds_against(state, attack, attacker, there[piece]))
        for piece in attack.affected
        if piece in there
    ]


def odds_against(state: State, attack: Attack, attacker: Figure, figure: Figure) -> Odds:
    """What the attack comes to as it has been declared."""
    return counted(state, attack.copy(), attacker, figure, aimed=attack.aimed)


def chance_view(piece: str, odds: Odds) -> dict[str, Any]:
    """Chances in whole per cent, and the wounds to be expected in tenths."""
    return {
        "piece": piece,
        "hit": round(odds.hit * 100),
        "kills": [round(odds.at_least(wounds) * 100) for wounds in range(len(odds.wounds))],
        "tenths": round(odds.expected * 10),
    }
