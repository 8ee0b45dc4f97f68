"""Why a choice is refused: the rule it breaks and the sentence that says so.

Only what the asking seat knows is used: everything common, and its own sheet.
"""

from __future__ import annotations

from podziemia.kernel.asking import Ask, Option
from podziemia.kernel.errors import Refusal

from ..content import (
    BOOTS,
    DICE_COLOURS,
    HERO_NUMBERS,
    ITEM_NUMBERS,
    PARTS,
    SKULL,
    SYMBOLS,
    TOP_LEVEL,
)
from ..dungeon import NUMBERS, OUTSIDE, ROOMS, TUNNELS, WALL, beside
from ..options import (
    Brew,
    Craft,
    KeepObjective,
    KeepPower,
    LevelUp,
    Loot,
    Move,
    Slay,
    Step,
    Stop,
    TakeDamage,
    UseDie,
    UsePotion,
)
from ..rules.dice import PSIONIC
from ..state import Player, State

REWARDS = ("reward-level", "reward-part", "slay")


def explain(state: State, ask: Ask, option: Option) -> Refusal:
    """The rule that keeps an option from being offered, and why."""
    player = state.players[ask.seat]
    try:
        if ask.prompt in REWARDS:
            explain_during_reward(option)
        if ask.prompt == "step":
            explain_during_move(state, player, option)
        match option:
            case KeepPower() | KeepObjective():
                raise Refusal("PD-1.9", "pd-refused-not-dealt")
            case UseDie():
                explain_die(state, ask, option)
            case LevelUp():
                explain_level_up(state, player, ask, option)
            case Craft():
                explain_craft(state, player, ask, option)
            case Step():
                explain_step(state, player, ask, option)
            case Stop() if ask.prompt in ("die", "action"):
                raise Refusal("PD-4.16", "pd-refused-no-pass")
            case Loot():
                raise Refusal("PD-18.7", "pd-refused-no-gem")
            case Slay():
                explain_slay(player, ask, option)
            case UsePotion() | TakeDamage():
                raise Refusal("PD-3.3", "pd-refused-no-damage")
    except Refusal as refusal:
        return refusal
    return Refusal(ask.rule, "pd-refused-not-now")


def explain_during_reward(option: Option) -> None:
    """PD-23.11: while a reward is open nothing else can be done, and it cannot be declined."""
    match option:
        case UseDie() | Step() | Brew() | Move():
            raise Refusal("PD-23.11", "pd-refused-reward-first")
        case Stop():
            raise Refusal("PD-12.6", "pd-refused-must-take")


def explain_during_move(state: State, player: Player, option: Option) -> None:
    """PD-8.11: a move is finished before anything else; boots can do nothing else (PD-4.11)."""
    if not isinstance(option, UseDie | Move | Brew | LevelUp | Craft):
        return
    boots = state.dice[player.sheet.used[-1]] == BOOTS
    if boots and isinstance(option, Brew):
        raise Refusal("PD-7.1", "pd-refused-boots")
    if boots and isinstance(option, LevelUp | Craft):
        raise Refusal("PD-4.11", "pd-refused-boots")
    raise Refusal("PD-8.11", "pd-refused-move-first")


def explain_die(state: State, ask: Ask, choice: UseDie) -> None:
    """PD-4: why a die cannot be used."""
    if ask.prompt == "action":
        raise Refusal("PD-4.15", "pd-refused-action-first")
    if ask.prompt != "die":
        raise Refusal("PD-4.4", "pd-refused-not-now")
    if not 0 <= choice.die < len(DICE_COLOURS):
        raise Refusal("PD-2.3", "pd-refused-no-die", {"dice": len(DICE_COLOURS)})
    if state.dice[choice.die] == SKULL:
        raise Refusal("PD-2.11", "pd-refused-skull")
    raise Refusal("PD-4.3", "pd-refused-die-used")


def symbol_of(state: State, ask: Ask) -> int:
    """The symbol of the die that is being used."""
    die = ask.about["die"]
    assert isinstance(die, int), "the question about an action names its die"
    return state.dice[die]


def explain_level_up(state: State, player: Player, ask: Ask, choice: LevelUp) -> None:
    """PD-5: why a hero cannot rise."""
    hero = HERO_NUMBERS.get(choice.hero)
    if hero is None:
        raise Refusal("PD-5.1", "pd-refused-no-hero", {"hero": choice.hero})
    about = {"hero": choice.hero}
    if ask.prompt == "prepare-level":
        raise Refusal("PD-18.14", "pd-refused-hero-twice", about)
    if ask.prompt not in ("action", "reward-level"):
        raise Refusal(ask.rule, "pd-refused-not-now")
    if player.sheet.levels[hero] == TOP_LEVEL:
        raise Refusal("PD-5.2", "pd-refused-top-level", about)
    symbol = symbol_of(state, ask)
    if symbol != hero:
        raise Refusal("PD-5.1", "pd-refused-symbol", about | {"symbol": SYMBOLS[symbol]})
    if player.power is PSIONIC:
        raise Refusal("PD-18.10", "pd-refused-psionic-spent", about)
    raise Refusal("PD-5.1", "pd-refused-colour", about)


def explain_craft(state: State, player: Player, ask: Ask, choice: Craft) -> None:
    """PD-6: why a part cannot be filled."""
    item = ITEM_NUMBERS.get(choice.item)
    if item is None:
        raise Refusal("PD-6.1", "pd-refused-no-item", {"item": choice.item})
    about = {"item": choice.item}
    if ask.prompt == "prepare-part":
        raise Refusal("PD-18.11", "pd-refused-item-twice", about)
    if ask.prompt not in ("action", "reward-part"):
        raise Refusal(ask.rule, "pd-refused-not-now")
    if player.sheet.parts[item] == PARTS:
        raise Refusal("PD-6.3", "pd-refused-item-complete", about)
    symbol = symbol_of(state, ask)
    raise Refusal("PD-6.1", "pd-refused-item-symbol", about | {"symbol": SYMBOLS[symbol]})


def explain_step(state: State, player: Player, ask: Ask, choice: Step) -> None:
    """PD-8: why a room cannot be entered now."""
    room = NUMBERS.get(choice.room)
    if room is None:
        raise Refusal("PD-8.7", "pd-refused-no-room", {"room": choice.room})
    if ask.prompt != "step":
        raise Refusal("PD-8.10", "pd-refused-no-points")
    start = player.sheet.room
    about = {"room": choice.room}
    if start == OUTSIDE:
        raise Refusal("PD-8.2", "pd-refused-not-entrance", about)
    if room not in beside(start) and (start, room) not in TUNNELS:
        raise Refusal("PD-8.3", "pd-refused-not-adjacent", about | {"start": ROOMS[start].id})
    if state.map.barriers[start, room] == WALL:
        raise Refusal("PD-8.4", "pd-refused-wall", about)
    raise Refusal("PD-8.5", "pd-refused-water", about)


def explain_slay(player: Player, ask: Ask, choice: Slay) -> None:
    """PD-6.21, PD-18.16: why a monster cannot be named."""
    if ask.prompt not in ("slay", "prepare-slay"):
        raise Refusal("PD-6.10", "pd-refused-no-slaying")
    room = NUMBERS.get(choice.room)
    about = {"room": choice.room}
    if room is None or ROOMS[room].monster is None:
        raise Refusal(ask.rule, "pd-refused-no-monster", about)
    if player.sheet.defeated >> room & 1:
        raise Refusal(ask.rule, "pd-refused-monster-dead", about)
    raise Refusal(ask.rule, "pd-refused-monster-twice", about)
