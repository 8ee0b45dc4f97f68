"""PD-3: damage, potions, resurrection.

Damage comes from skulls, monsters, traps and bosses, and from nothing else (PD-3.1). What a power,
a hero or the Armour prevents never gets here (PD-3.17). It is placed before whatever the same
event gives, potions and levels included (PD-3.18, PD-3.19).
"""

from __future__ import annotations

from podziemia.kernel.questions import Facts, Rules

from ..content import DAMAGE_HEARTS
from ..events import DamageTaken, PartyResurrected
from ..options import TAKE_DAMAGE, USE_POTION, UsePotion
from ..sheet import Sheet
from ..state import Player, State
from .fields import choose


def suffer(state: State, player: Player, points: int, source: str, rule: str) -> Rules:
    """PD-3.15: damage point by point, each on a potion or into the column.

    By default on a potion as long as one has an empty heart (PD-3.3); a used potion stays a potion
    (PD-3.7) and is never penalised (PD-3.8). Nothing in the column is ever healed (PD-3.9), not
    even by later potions (PD-3.6).
    """
    before = marks(player.sheet)
    yield from place(state, player, points, source)
    tell_damage(state, player, points, source, rule, before)


def place(state: State, player: Player, points: int, source: str) -> Rules:
    """PD-3.15: put damage on the sheet, point by point, and tell nobody."""
    sheet = player.sheet
    for left in range(points, 0, -1):
        if sheet.empty_hearts() and (yield from on_potion(state, player, left, source)):
            sheet.hearts += 1  # PD-3.4
        else:
            hurt(sheet)  # PD-3.5


def marks(sheet: Sheet) -> tuple[int, bool]:
    """What of a sheet damage changes and an event tells."""
    return sheet.hearts, sheet.resurrected


def tell_damage(
    state: State, player: Player, points: int, source: str, rule: str, before: tuple[int, bool]
) -> None:
    """Tell what damage has done to a sheet that had these marks before."""
    sheet = player.sheet
    hearts, resurrected = before
    if points:
        on_potions = sheet.hearts - hearts
        state.emit(DamageTaken, rule, player.seat, source, points, on_potions, sheet.damage)
    if sheet.resurrected and not resurrected:
        state.emit(PartyResurrected, "PD-3.11", player.seat, sheet.damage, sheet.health())


def on_potion(state: State, player: Player, left: int, source: str) -> Rules[bool]:
    """PD-3.3: whether the next point goes on a potion; asked only at tables that want to be."""
    if not state.options.manual_potions:
        return True
    about: Facts = {"points": left, "source": source, "hearts": player.sheet.empty_hearts()}
    chosen = yield from choose(player, "damage", [USE_POTION, TAKE_DAMAGE], "PD-3.3", about)
    return isinstance(chosen, UsePotion)


def hurt(sheet: Sheet) -> None:
    """PD-3.2: fill the lowest empty heart of the column; a full column takes no more (PD-3.16).

    More hearts than health: the resurrection is marked (PD-3.11), once (PD-3.12). Nothing else
    changes (PD-3.13), and no later level undoes it (PD-3.14).
    """
    if sheet.damage == DAMAGE_HEARTS:
        return
    sheet.damage += 1
    if sheet.damage > sheet.health():
        sheet.resurrected = True
