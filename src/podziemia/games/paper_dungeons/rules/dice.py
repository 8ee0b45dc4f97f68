"""PD-4 to PD-8: one player's three dice of a round.

Dice are common: whoever uses one takes it from nobody (PD-4.2). A player waits when the three are
used (PD-24.4).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from msgspec.structs import astuple

from podziemia.kernel.content import the
from podziemia.kernel.loops import phases
from podziemia.kernel.questions import Ask, Facts, Option, Rules, Seat

from .. import content
from ..content import BOOTS, COLOURS, SKULL, SYMBOLS
from ..events import ColourSwitched, DamagePrevented, DieUsed
from ..options import BREW, MOVE, Brew, Craft, LevelUp, Move, UseDie
from ..sheet import Sheet
from ..state import Player, State
from . import fields
from .damage import suffer
from .movement import move, move_points

Action: TypeAlias = Move | Brew | LevelUp | Craft

ALCHEMIST: Final = the(content.POWERS, "alchemist")
FORTUNE_TELLER: Final = the(content.POWERS, "fortune_teller")
PSIONIC: Final = the(content.POWERS, "psionic")
ALCHEMIST_EXTRA: Final = 1  # PD-18.2
FORESEEN_SKULLS: Final = 1  # PD-18.5
DICE_PER_ROUND: Final = content.SHEET.dice_per_round

USE_DICE: Final = tuple(UseDie(die) for die in range(len(content.DICE_COLOURS)))
SHOWN: Final[tuple[tuple[Facts, ...], ...]] = tuple(
    tuple({"die": die, "colour": COLOURS[colour], "symbol": symbol} for symbol in SYMBOLS)
    for die, colour in enumerate(content.DICE_COLOURS)
)
"""What is told of a die in a question, by its number and by what it shows."""


def use_dice(state: State, player: Player) -> Rules:
    """PD-4.1, PD-4.4: the skulls, then three dice, each with the move it may bring (PD-8.11)."""
    return phases(state, "turn", TURN, player.seat, player)


def skulls(state: State, player: Player) -> Rules:
    """PD-2.8: before any die is chosen; then the digits of the round can be written (PD-4.6)."""
    yield from take_skulls(state, player)
    player.sheet.digits += ((),)


def take_skulls(state: State, player: Player) -> Rules:
    """PD-2.8: one damage for each skull.

    None with the cleric at level 4 (PD-2.9); one less for the Fortune Teller (PD-2.10, PD-18.5).
    """
    if not (skulls := state.dice.count(SKULL)):
        return
    if player.sheet.is_awake(content.CLERIC):  # PD-5.8
        state.emit(DamagePrevented, "PD-2.9", player.seat, "skulls", skulls, "cleric")
        return
    if player.power is FORTUNE_TELLER:
        by = player.power.id
        state.emit(DamagePrevented, "PD-2.10", player.seat, "skulls", FORESEEN_SKULLS, by)
        skulls -= FORESEEN_SKULLS
    yield from suffer(state, player, skulls, "skulls", "PD-2.8")


def usable_dice(state: State, sheet: Sheet) -> list[UseDie]:
    """PD-2.11, PD-4.3: no skulls, and each die once; dice with one face are different dice.

    The same for all players (PD-2.13), and a skull for everybody (PD-2.14); at least four
    (PD-2.12).
    """
    used = sheet.used
    return [
        USE_DICE[die]
        for die, symbol in enumerate(state.dice)
        if symbol != SKULL and die not in used
    ]


def use_die(state: State, player: Player) -> Rules:
    """PD-4.5, PD-4.15: any die that is left, and what it is used for.

    Write the digit, then one action (PD-4.6, PD-4.7); the same one again may follow (PD-4.12).
    """
    sheet = player.sheet
    die: int = (yield which_die(state, player)).die
    symbol, colour = state.dice[die], content.DICE_COLOURS[die]
    about = SHOWN[die][symbol]
    action: Action = MOVE
    if symbol != BOOTS:
        action = yield what_for(player, symbol, colour, about)
    sheet.used += (die,)
    digits = (*sheet.digits[-1], content.DIGITS[colour, symbol])  # PD-4.18
    sheet.digits = (*sheet.digits[:-1], digits)
    state.emit(die_used, "PD-4.7", player.seat, about, action)
    if type(action) is LevelUp:
        hero = content.HERO_NUMBERS[action.hero]
        if symbol != content.CLOVER and sheet.training[hero] != colour:
            switch_colour(state, player)
        yield from fields.level_up(state, player, hero)
    elif type(action) is Craft:
        yield from fields.fill_part(state, player, content.ITEM_NUMBERS[action.item])
    elif type(action) is Brew:
        yield from brew(state, player)
    else:
        sheet.points = move_points(symbol)  # PD-8.1: the move comes next


def which_die(state: State, player: Player) -> Ask:
    """PD-4.5: the question which die is used."""
    sheet, left = player.sheet, {"left": DICE_PER_ROUND - len(player.sheet.used)}
    return Ask(player.seat, "die", "PD-4.5", left, None, lambda: usable_dice(state, sheet))


def what_for(player: Player, symbol: int, colour: int, about: Facts) -> Ask:
    """PD-4.7: the question what a die is used for."""
    seat = player.seat
    return Ask(seat, "action", "PD-4.7", about, None, lambda: actions(player, symbol, colour))


def die_used(rule: str, seat: Seat, about: Mapping[str, Any], action: Option) -> DieUsed:
    """PD-4.7: what a die was used for, and the hero or the item that got it."""
    name, target = type(action).__struct_config__.tag, next(iter(astuple(action)), None)
    return DieUsed(rule, seat, **about, action=str(name), target=target)


def actions(player: Player, symbol: int, colour: int) -> list[Action]:
    """PD-4.8: what a die can be used for.

    A move is always possible, and may be stopped at once: there is no other pass (PD-4.14,
    PD-4.16). Boots can only move (PD-4.11). A clover stands for any hero and any item (PD-4.9), by
    its use (PD-4.17), but never for boots (PD-4.10). The colour matters for levels only (PD-4.13).
    """
    if symbol == BOOTS:
        return [MOVE]
    sheet = player.sheet
    found: list[Action] = [MOVE, BREW]
    if symbol == content.CLOVER:
        found += fields.heroes_below_top(sheet)
    elif sheet.levels[symbol] < content.TOP_LEVEL and fits_training(player, symbol, colour):
        found.append(fields.LEVEL_UPS[symbol])
    found += fields.unfinished_items(sheet, symbol)
    return found


def fits_training(player: Player, hero: int, colour: int) -> bool:
    """PD-5.1, PD-5.11: the colour of the hero's training, or one that may count as it.

    Wizard 4 switches any number of dice (PD-5.7), though never the one that made it 4 (PD-5.12);
    else the Psionic one die a round (PD-18.10).
    """
    sheet = player.sheet
    if sheet.training[hero] == colour or sheet.is_awake(content.WIZARD):
        return True
    return player.power is PSIONIC and not sheet.switched


def switch_colour(state: State, player: Player) -> None:
    """PD-5.11: a level-up with the wrong colour; the wizard's power is used first (PD-R-19)."""
    if player.sheet.is_awake(content.WIZARD):
        state.emit(ColourSwitched, "PD-5.7", player.seat, "wizard")
    else:
        player.sheet.switched = True
        state.emit(ColourSwitched, "PD-18.10", player.seat, PSIONIC.id)


def brew(state: State, player: Player) -> Rules:
    """PD-7.1: two potions, three for the Alchemist (PD-18.2); what is too much is lost (PD-7.8)."""
    yield from fields.gain(state, player, "potion", brewed_by(player), "brew")


def brewed_by(player: Player) -> int:
    """How many potions one die gives a player."""
    return content.SHEET.potions.brewed + ALCHEMIST_EXTRA * (player.power is ALCHEMIST)


TURN: Final = (skulls, *(use_die, move) * DICE_PER_ROUND)
