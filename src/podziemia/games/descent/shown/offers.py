"""Options in words, what they would do now, and the pieces they touch.

The ids of pieces are those of `scene.py`; fights are in `offered_fights`, things in
`offered_things`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.scene import Offer, Square, Words, square_id

from .. import options as o
from ..content import (
    CLIMB_COST,
    DOOR_COST,
    EQUIP_COST,
    GLYPH_COST,
    HEROES,
    JUMP_COST,
    SHOP_COST,
    SKILLS,
    STAIRS_COST,
)
from ..geometry import as_set
from ..quests.rules import Bound, Leaving, NpcHurt, Sleeper
from ..rules.orders import SWAP_COST
from ..state import Companion, Figure, Hero, Monster, State
from ..told import name_of, square_name
from . import forecast
from .grid import GRID
from .offered_fights import FIGHTS, odds_of, offer_close, offer_fight, words
from .offered_things import THINGS, offer_thing
from .passes import idle, lasting

SQUARES: Final = (o.Walk, o.ClimbOut, o.Leap, o.Return, o.Put)
BODIES: Final = (o.Shift, o.Shove, o.Place)
FIGURES: Final = (
    *(o.TakeTurn, o.Bewitch, o.Relocate, o.Upgrade, o.Activate, o.Rouse, o.CutLoose, o.Nurse),
    o.Bury,
)
TURN_COSTS: Final[dict[type[Option], int]] = {
    o.TakeStairs: STAIRS_COST,
    o.GoToTown: GLYPH_COST,
    o.OpenDoor: DOOR_COST,
    o.CloseDoor: DOOR_COST,
    o.OpenChest: DOOR_COST,
    o.Rearrange: EQUIP_COST,
    o.GoShopping: SHOP_COST,
}
"""DJ-5: what is bought with movement points."""


def offer(state: State, ask: Ask, option: Option) -> Offer:
    """An option as its seat sees it."""
    if isinstance(option, SQUARES):
        return offer_square(state, ask, option)
    if isinstance(option, FIGHTS):
        return offer_fight(state, ask, option)
    if isinstance(option, THINGS):
        return offer_thing(state, ask, option)
    if isinstance(option, BODIES):
        return offer_body(state, option)
    if isinstance(option, FIGURES):
        return offer_figure(state, ask, option)
    if isinstance(option, o.Pass | o.Stop | o.Done | o.EndTurn):
        return offer_end(state, ask, option)
    return offer_turn(state, ask, option)


def figure_of(state: State, ask: Ask) -> Figure | None:
    """The figure that a question is about; none of familiars."""
    piece = ask.piece
    return state.figure(piece) if piece is not None and ":" in piece else None


# Squares


@lru_cache(maxsize=1 << 12)
def to_square(message: str, square: Square, who: str | None = None) -> Offer:
    """An option that leads to a square, made once."""
    at = square_name(square)
    said = words(message, at=at) if who is None else words(message, at=at, who=who)
    return Offer(said, (square_id(GRID, square),))


def offer_square(state: State, ask: Ask, option: Option) -> Offer:
    """A step, a jump, a place to stand."""
    figure = figure_of(state, ask)
    match option:
        case o.Walk(to):
            made = to_square("walk", to)
            if figure is None:
                return made
            effect = forecast.of_step(state, figure, state.floor.cells[to])
            return made if effect is None else msgspec.structs.replace(made, effect=effect)
        case o.Leap(to):
            assert figure is not None
            row, column = state.floor.squares[figure.cells[0]]
            over = max(abs(row - to[0]), abs(column - to[1])) - 1
            effect = forecast.costs(mp=JUMP_COST * over)
            return msgspec.structs.replace(to_square("leap", to), effect=effect)
        case o.ClimbOut(to):
            effect = forecast.costs(mp=CLIMB_COST)
            return msgspec.structs.replace(to_square("climb-out", to), effect=effect)
        case o.Return(to):
            effect = forecast.costs(mp=GLYPH_COST)
            return msgspec.structs.replace(to_square("return", to), effect=effect)
        case o.Put(piece, to):
            if ask.prompt == "knockback":
                return to_square("throw", to, name_of(state, piece))
            return to_square("put", to, name_of(state, piece))
    raise AssertionError(option)


def offer_body(state: State, option: Option) -> Offer:
    """Several squares at once: where a monster comes to stand."""
    match option:
        case o.Shift(to):
            cells = as_set(state.floor.cells[square] for square in to)
            monster = state.monster(state.activation.monster)
            return over("shift", to, effect=forecast.of_shift(state, monster, cells))
        case o.Shove(piece, to):
            return over("shove", to, name_of(state, piece))
        case o.Place(monster, to):
            return over("place", to, monster)
    raise AssertionError(option)


def over(
    message: str, to: tuple[Square, ...], who: str | None = None, effect: Words | None = None
) -> Offer:
    """An option that covers squares; of several the first and the last are named."""
    refs = tuple(square_id(GRID, square) for square in to)
    end = square_name(to[-1]) if len(to) > 1 else None
    return Offer(words(message, who=who, at=square_name(to[0]), end=end), refs, effect)


# Figures


def offer_figure(state: State, ask: Ask, option: Option) -> Offer:
    """Somebody is named."""
    assert isinstance(option, FIGURES)
    piece = option.piece
    figure, effect = state.figure(piece), None
    quest = state.quest
    match option:
        case o.Activate():
            assert isinstance(figure, Monster)
            if figure.stun:
                effect = forecast.words("stunned", master=figure.card.master)
        case o.Rouse():
            sleeper = quest.rule(Sleeper)
            assert sleeper is not None
            effect = forecast.words("threat", cost=sleeper.wake_cost)
        case o.CutLoose():
            bound = quest.rule(Bound)
            assert bound is not None
            effect = forecast.costs(mp=bound.cost)
        case o.Nurse():
            healing = quest.rule(NpcHurt)
            assert healing is not None
            assert isinstance(figure, Companion)
            most = quest.npcs[figure.name].life(state.monster_players)
            effect = forecast.heals(figure, most, healing.healed)
        case o.TakeTurn():
            assert isinstance(figure, Hero)
            effect = None if figure.cell >= 0 else forecast.words("in-town")
    name = str(option.__struct_config__.tag).replace("_", "-")
    at = "" if not figure.cells else square_name(state.floor.squares[figure.cells[0]])
    return Offer(words(name, who=name_of(state, piece), at=at), (piece,), effect)


# Endings


def offer_end(state: State, ask: Ask, option: Option) -> Offer:
    """DJ-3.12, DJ-11.9: leaving off; whatever is given up with a turn is told."""
    match option:
        case o.Pass() if state.attack is not None and ask.prompt == "aim":
            plain = odds_of(state, state.attack, aimed=False)
            return Offer(words("pass-aim"), effect=plain)
        case o.Pass():
            ends = lasting(state, ask.prompt)
            return Offer(words(f"pass-{ask.prompt}"), lasting=ends, idle=idle(state, ask))
        case o.Stop():
            return Offer(words(f"stop-{ask.prompt}"))
        case o.Done():
            if state.attack is not None and ask.prompt in ("reroll", "spend"):
                return offer_close(state, state.attack, ask.prompt)
            return Offer(words(f"done-{ask.prompt}"))
    said, warning = words("end-turn"), None
    if ask.prompt == "activate":
        waiting = sum(1 for each in state.monsters if not (each.done or each.asleep or each.stun))
        if waiting:
            warning = forecast.words("idle", monsters=waiting)
    else:
        turn = state.turn
        mp = 0 if turn.stopped else turn.mp
        if mp or turn.attacks or turn.order_due:
            unused = {"mp": mp, "attacks": turn.attacks, "order": turn.order_due}
            warning = forecast.words("unused", **unused)
    return Offer(said, closes=said, warning=warning)


# A turn


def offer_turn(state: State, ask: Ask, option: Option) -> Offer:  # noqa: PLR0911 -- each says what it is
    """What is done in a turn besides fighting and walking."""
    figure = figure_of(state, ask)
    number = figure.number if isinstance(figure, Hero) else -1
    match option:
        case o.ChooseHero(hero):
            ability = forecast.text_of(HEROES[hero])
            return Offer(words("choose-hero", hero=hero), (f"offered:{hero}",), ability)
        case o.ExchangeSkill(skill):
            refs, does = (f"skill:{number}.{skill}",), forecast.text_of(SKILLS[skill])
            return Offer(words("exchange-skill", card=skill), refs, does)
        case o.ChooseSkill(skill):
            does = forecast.text_of(SKILLS[skill])
            return Offer(words("choose-skill", card=skill), (f"draft:{skill}",), does)
        case o.Settle(effect):
            assert isinstance(figure, Hero)
            return offer_settle(figure, effect)
        case o.Declare(action, half):
            assert isinstance(figure, Hero)
            verb = "declare" if ask.prompt == "action" else "redeclare"
            allowed = forecast.allows(state, figure, option)
            return Offer(words(verb, action=action, half=half), (f"sheet:{number}",), allowed)
        case o.Exert():
            assert isinstance(figure, Hero)
            track = f"fatigue:{number}"
            return Offer(words("exert"), (track,), becomes={track: figure.fatigue - 1})
        case o.Exchange(lost):
            return Offer(words("exchange", lost=lost), (f"sheet:{number}",))
        case o.Recover(what):
            track = f"wounds:{number}" if what == "wound" else f"fatigue:{number}"
            return Offer(words("recover", what=what), (track,))
        case o.SwapOrder(order):
            effect_ = forecast.costs(fatigue=SWAP_COST)
            return Offer(words("swap-order", order=order), (f"order:{number}",), effect_)
        case o.PlaceOrder(piece, order):
            own = piece == ask.piece
            said = words("place-order", who=name_of(state, piece), order=order, own=own)
            return Offer(said, (piece,))
        case o.Accept():
            return offer_encounter(state, ask)
        case o.Keep(half):
            return Offer(words("keep", half=half))
        case o.Spawn(monster):
            return Offer(words("spawn", card=monster))
    return offer_here(state, ask, figure, option)


def offer_settle(hero: Hero, effect: str) -> Offer:
    """DJ-3.1: an effect of the start of the turn."""
    number = hero.number
    place = {
        "rest": f"order:{number}",
        "keep_rest": f"order:{number}",
        "ability": f"sheet:{number}",
    }
    counts = {"burn": hero.burn, "web": hero.web, "stun": hero.stun}
    count = counts.get(effect, 0)
    said = words("settle", effect=effect, count=count)
    return Offer(said, (place.get(effect, f"{effect}:{number}"),))


def offer_encounter(state: State, ask: Ask) -> Offer:
    """DJ-18.7: what an encounter does, in the words of the quest."""
    encounter = state.quest.encounters[str(ask.about["encounter"])]
    told = forecast.words("told", en=encounter.effect_en, pl=encounter.effect_pl)
    return Offer(words("accept"), (square_id(GRID, encounter.square),), told)


def offer_here(state: State, ask: Ask, figure: Figure | None, option: Option) -> Offer:
    """Doors, stairs, glyphs, chests, the way out; all on the spot, for movement points."""
    name = str(option.__struct_config__.tag).replace("_", "-")
    mp = TURN_COSTS.get(type(option), 0)
    refs: tuple[str, ...] = ()
    match option:
        case o.OpenDoor(door) | o.CloseDoor(door):
            refs = (square_id(GRID, beyond(state, figure, door)),)
        case o.TakeStairs() if figure is not None:
            end = state.floor.stairs[figure.cells[0]]
            refs = (square_id(GRID, state.floor.squares[end]),)
        case o.LeaveDungeon():
            leaving = state.quest.rule(Leaving)
            assert leaving is not None
            mp = leaving.cost
            said = words(name)
            return Offer(said, refs, forecast.costs(mp=mp), closes=said)
        case o.Rearrange() if isinstance(figure, Hero):
            refs = (f"pack:{figure.number}",)
            mp = 0 if ask.prompt == "action" else mp  # DJ-19.7
        case o.GoShopping():
            refs = ("town",)
    if not refs and figure is not None and figure.cells:
        refs = (square_id(GRID, state.floor.squares[figure.cells[0]]),)
    return Offer(words(name), refs, forecast.costs(mp=mp) if mp else None)


def beyond(state: State, figure: Figure | None, door: str) -> Square:
    """The square behind a door, as seen from a figure."""
    pairs = state.quest.doors[door].pairs
    if figure is None or not figure.cells:
        return pairs[0][0]
    here = state.floor.squares[figure.cells[0]]

    def far(square: Square) -> int:
        return max(abs(square[0] - here[0]), abs(square[1] - here[1]))

    near = min(pairs, key=lambda pair: far(pair[0]) + far(pair[1]))
    return max(near, key=far)
