"""Why something cannot be done in a hero's turn."""

from __future__ import annotations

from typing import Final, NoReturn

from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.scene import Square

from .. import options as o
from ..content import (
    CHEST_COST,
    CLIMB_COST,
    DOOR_COST,
    DRINK_COST,
    EQUIP_COST,
    FAMILIARS,
    GIVE_COST,
    GLYPH_COST,
    HEAL_COST,
    ITEMS,
    JUMP_COST,
    PICO_COST,
    SHOP_COST,
    STAIRS_COST,
    STEP_COST,
)
from ..entries import Heal, Item, Lull, Restore
from ..geometry import Cells
from ..quests.rules import Bound, Leaving
from ..rules.actions import doors_beside, neighbours
from ..rules.board import acrobatic, in_pit, monsters_on, others_on
from ..rules.menu import at_exit
from ..rules.orders import SWAP_COST
from ..rules.skills import TELEKINESIS
from ..rules.steps import grappled
from ..state import TOWN, Companion, Figure, Hero, State
from .refused_attacks import refuse_attack
from .refused_words import refusal, refuse

COSTS: Final[dict[type[Option], tuple[int, str]]] = {
    o.Walk: (STEP_COST, "DJ-4.2"),
    o.ClimbOut: (CLIMB_COST, "DJ-5.11"),
    o.Leap: (JUMP_COST, "DJ-5.12"),
    o.TakeStairs: (STAIRS_COST, "DJ-5.4"),
    o.GoToTown: (GLYPH_COST, "DJ-5.3"),
    o.Return: (GLYPH_COST, "DJ-5.3"),
    o.Give: (GIVE_COST, "DJ-5.5"),
    o.GivePico: (PICO_COST, "DJ-5.14"),
    o.Drink: (DRINK_COST, "DJ-5.6"),
    o.OpenDoor: (DOOR_COST, "DJ-5.7"),
    o.CloseDoor: (DOOR_COST, "DJ-5.7"),
    o.OpenChest: (CHEST_COST, "DJ-5.8"),
    o.Rearrange: (EQUIP_COST, "DJ-5.10"),
    o.GoShopping: (SHOP_COST, "DJ-5.13"),
}
"""DJ-5: what takes movement points, how many, and by which rule."""


def piece_is_there(state: State, option: Option) -> bool:
    """Whether every figure that an option names exists."""
    everybody: list[Figure] = [*state.heroes, *state.monsters, *state.companions]
    known = {each.piece for each in everybody}
    named: list[str] = [option.piece] if hasattr(option, "piece") else []
    if isinstance(option, o.Attack) or (isinstance(option, o.Use) and option.target):
        named.append(option.target)
    if isinstance(option, o.Give | o.GivePico) and option.to not in FAMILIARS:
        named.append(option.to)
    return isinstance(option, o.Put) or all(piece in known for piece in named)


def refuse_in_turn(state: State, ask: Ask, option: Option) -> None:
    """DJ-3 to DJ-5: why something cannot be done in a turn now; raises the reason."""
    assert ask.piece is not None
    hero = state.figure(ask.piece)
    assert isinstance(hero, Hero)
    turn = state.turn
    simple = isinstance(option, o.Walk | o.ClimbOut | o.Exert | o.EndTurn)
    simple = simple or (isinstance(option, o.Use) and option.source == TELEKINESIS)
    refuse(bool(hero.monkey) and not simple, "DJ-16.18", "monkey")
    if isinstance(option, o.Declare):
        refuse("change_action" in hero.kit.effects, "DJ-26.17", "no-change")
        raise refusal("DJ-3.5", "second-action")
    if type(option) in COSTS:
        refuse_points(state, hero, *COSTS[type(option)])
    match option:
        case o.Exert():
            refuse(turn.stopped, "DJ-4.14", "stopped")
            raise refusal("DJ-3.13", "no-fatigue")
        case o.Stop():
            shared = hero.cell >= 0 and others_on(state, hero) >> hero.cell & 1
            refuse(bool(shared), "DJ-4.11", "occupied")
            raise refusal("DJ-4.14", "no-stop")
        case o.Walk(to):
            refuse_step(state, hero, to)
        case o.ClimbOut(to):
            refuse(not in_pit(state, hero), "DJ-5.11", "not-in-pit")
            raise refusal("DJ-17.11", "no-climb")
        case o.Leap():
            raise refusal("DJ-17.13", "no-leap")
        case o.TakeStairs():
            refuse(hero.cell not in state.floor.stairs, "DJ-5.4", "no-stairs")
            raise refusal("DJ-17.16", "stairs-taken")
        case o.Attack() | o.AttackSpace() | o.AttackAround():
            refuse_attack(state, hero, option)
        case o.PlaceOrder(piece):
            refuse_order(state, hero, piece)
        case o.SwapOrder():
            able = hero.sheet.effect == "swap_order" and bool(hero.order)
            refuse(able and hero.fatigue < SWAP_COST, "DJ-8.13", "no-fatigue")
            raise refusal("DJ-24.1", "no-swap")
        case o.Use(source):
            refuse_use(state, hero, source)
        case o.Equip() | o.Pack():
            raise refusal("DJ-5.10", "rearrange-first")
        case o.Buy() | o.BuyTreasure() | o.BuySkill() | o.Train() | o.Sell():
            raise refusal("DJ-5.13", "shop-first" if hero.cell == TOWN else "not-in-town")
        case _:
            refuse_here(state, hero, option)


def refuse_order(state: State, hero: Hero, piece: str) -> NoReturn:
    """DJ-3.10, DJ-10.2, DJ-26.12: why no order can be placed there."""
    refuse(not state.turn.order_due, "DJ-3.10", "no-order")
    other = state.figure(piece)
    led = other is hero or "leadership" in hero.kit.effects
    refuse(not led or not isinstance(other, Hero), "DJ-26.12", "own-order")
    assert isinstance(other, Hero)
    refuse((other.cell >= 0) != (hero.cell >= 0), "DJ-26.12", "order-far")
    refuse(bool(other.monkey), "DJ-16.18", "monkey")
    raise refusal("DJ-10.2", "has-order")


def refuse_use(state: State, hero: Hero, source: str) -> NoReturn:
    """DJ-24.1, DJ-26.9: why a skill or an item cannot be used now."""
    if source in ITEMS:
        refuse_item(state, hero, ITEMS[source])
    refuse(not hero.fatigue, "DJ-8.13", "no-fatigue")
    moving = source == TELEKINESIS and TELEKINESIS in hero.kit.effects
    refuse(moving, "DJ-26.9", "no-telekinesis")
    raise refusal("DJ-24.1", "no-skill")


def refuse_item(state: State, hero: Hero, item: Item) -> None:
    """DJ-3.4, DJ-3.15, DJ-5.15, DJ-19.5: why an item cannot be used in the middle of the turn."""
    refuse(item not in hero.equipped, "DJ-19.5", "not-equipped")
    refuse(isinstance(item.use, Restore), "DJ-3.4", "use-late")
    refuse(isinstance(item.use, Lull), "DJ-3.15", "use-early")
    if isinstance(item.use, Heal):
        refuse_points(state, hero, HEAL_COST, "DJ-5.15")
        refuse(not hero.fatigue, "DJ-8.13", "no-fatigue")
        raise refusal("DJ-5.15", "no-patient")


def refuse_points(state: State, hero: Hero, cost: int, rule: str) -> None:
    """DJ-4.14, DJ-5.16, DJ-15.15, DJ-16.3: why movement points cannot be spent; there may be too
    few of them for what a rule asks."""
    turn = state.turn
    refuse(turn.stopped, "DJ-4.14", "stopped")
    refuse(hero.web > 0, "DJ-16.3", "webbed")
    refuse(grappled(state, hero), "DJ-15.15", "grappled")
    battle = turn.action == "battle" and not turn.mp
    refuse(battle, "DJ-3.8", "battle")
    refuse(turn.mp < cost, rule, "no-points", cost=cost, mp=turn.mp)


def refuse_step(state: State, figure: Figure, to: Square) -> NoReturn:
    """DJ-4: why a space cannot be entered."""
    cell = state.floor.cells.get(to, -1)
    refuse(cell < 0, "DJ-4.2", "no-square")
    refuse(not figure.cells, "DJ-5.3", "not-on-map")
    here = state.floor.squares[figure.cells[0]]
    far = max(abs(here[0] - to[0]), abs(here[1] - to[1]))
    refuse(far > 1, "DJ-4.2", "not-adjacent")
    refuse(far == 0, "DJ-4.2", "stands-there")
    refuse(not state.plan.around[figure.cells[0]] >> cell & 1, "DJ-4.7", "wall")
    if not (isinstance(figure, Hero) and acrobatic(figure)):
        refuse_entry(state, figure, 1 << cell)
    raise refusal("DJ-4.18", "no-room")


def refuse_entry(state: State, figure: Figure, cells: Cells) -> None:
    """DJ-4.4 to DJ-4.7, DJ-17.11, DJ-17.14, DJ-17.23: what keeps a figure out of spaces."""
    refuse(in_pit(state, figure) and bool(cells & ~state.pits), "DJ-17.11", "in-pit")
    if isinstance(figure, Hero | Companion):
        refuse(bool(cells & monsters_on(state)), "DJ-4.6", "enemy")
    refuse(bool(cells & state.water), "DJ-4.7", "water")
    refuse(bool(cells & state.rubble), "DJ-4.7", "rubble")
    others = cells & others_on(state, figure)
    refuse(bool(others & state.pits), "DJ-17.23", "pit-taken")
    refuse(bool(others), "DJ-4.11", "occupied")


def refuse_here(state: State, hero: Hero, option: Option) -> None:
    """DJ-5, DJ-17, DJ-20: doors, chests, glyphs, potions, gifts; raises the reason."""
    turn = state.turn
    match option:
        case o.OpenDoor(door) | o.CloseDoor(door):
            refuse_door(state, hero, door, opens=isinstance(option, o.OpenDoor))
        case o.OpenChest():
            tokens = state.tokens.get(hero.cell, ())
            chest = any(token.kind == "chest" for token in tokens)
            refuse(not chest, "DJ-5.8", "no-chest")
            raise refusal("DJ-20.7", "chest-crowded")
        case o.PickUp() | o.Drop():
            refuse_token(state, hero, option)
        case o.Drink(potion):
            refuse(turn.potion, "DJ-5.6", "second-potion")
            packed = any(item.id == potion for item in hero.pack)
            raise refusal("DJ-5.6", "potion-packed" if packed else "no-potion")
        case o.Give(item, to):
            refuse("coin" in item, "DJ-19.16", "no-coin-gift")
            owned = any(each.id == item for each in (*hero.equipped, *hero.pack))
            refuse(not owned, "DJ-5.5", "not-yours")
            near = any(other.piece == to for other in neighbours(state, hero))
            refuse(not near, "DJ-5.5", "hero-far")
        case o.GivePico():
            refuse(not hero.pico, "DJ-5.14", "no-pico")
            raise refusal("DJ-5.14", "hero-far")
        case o.GoToTown():
            refuse(hero.cell == TOWN, "DJ-5.3", "already-in-town")
            refuse(not state.glyphs.get(hero.cell), "DJ-17.18", "no-glyph")
            raise refusal("DJ-17.19", "travelled")
        case o.Return():
            refuse(hero.cell != TOWN, "DJ-5.3", "not-in-town")
            refuse(turn.travelled, "DJ-17.19", "travelled")
            raise refusal("DJ-17.18", "glyph-closed")
        case o.GoShopping():
            raise refusal("DJ-5.13", "not-in-town")
        case o.Rearrange():
            raise refusal("DJ-5.10", "empty-pack")
        case o.LeaveDungeon():
            leaving = state.quest.rule(Leaving)
            there = leaving is not None and hero.cell >= 0 and at_exit(state, hero, leaving)
            refuse(not there, "DJ-18.12", "no-exit")
            assert leaving is not None
            refuse_points(state, hero, leaving.cost, "DJ-5.19")
        case o.CutLoose(piece) | o.Nurse(piece):
            refuse_captive(state, hero, piece, loose=isinstance(option, o.CutLoose))


def refuse_token(state: State, hero: Hero, option: o.PickUp | o.Drop) -> NoReturn:
    """DJ-5.1, DJ-5.2, DJ-20.7, DJ-20.19: why something cannot be picked up or dropped here."""
    match option:
        case o.PickUp(token):
            here = [each for each in state.tokens.get(hero.cell, ()) if each.name == token]
            refuse(any(each.kind == "chest" for each in here), "DJ-20.7", "chest-picked")
            dropped = bool(here) and token in state.turn.dropped
            refuse(dropped, "DJ-20.21", "dropped-relic")
            raise refusal("DJ-5.1", "nothing-here")
        case o.Drop(item):
            owned = any(each.id == item for each in (*hero.equipped, *hero.pack))
            refuse(owned, "DJ-20.19", "relic-off-map")
    raise refusal("DJ-5.2", "not-yours")


def refuse_door(state: State, figure: Figure, door: str, *, opens: bool) -> NoReturn:
    """DJ-17: why a door cannot be opened or closed."""
    refuse(door not in state.quest.doors, "DJ-17.2", "no-door")
    near = dict(doors_beside(state.plan)).get(door, 0)
    beside = any(near >> cell & 1 for cell in figure.cells)
    refuse(not beside, "DJ-17.2", "door-far")
    color = state.quest.doors[door].color
    refuse(color is not None and color not in state.keys, "DJ-5.9", "no-key")
    is_open = door in state.openings
    refuse(opens == is_open, "DJ-5.7", "door-as-is", opens=opens)
    raise refusal("DJ-17.5" if is_open else "DJ-17.6", "door-blocked" if is_open else "door-hidden")


def refuse_captive(state: State, hero: Hero, piece: str, *, loose: bool) -> None:
    """DJ-5.19: why a quest figure cannot be cut loose or nursed."""
    figure = state.figure(piece)
    refuse(not isinstance(figure, Companion), "DJ-5.19", "no-captive")
    assert isinstance(figure, Companion)
    beside = hero.cell >= 0 and figure.cell >= 0
    beside = beside and bool(state.plan.around[hero.cell] >> figure.cell & 1)
    refuse(not beside, "DJ-5.19", "captive-far")
    refuse(figure.bound != loose, "DJ-5.19", "bound" if figure.bound else "not-bound")
    rule = state.quest.rule(Bound)
    if loose and rule is not None:
        refuse_points(state, hero, rule.cost, "DJ-5.19")
    refuse(state.turn.potion, "DJ-5.6", "second-potion")
    raise refusal("DJ-5.19", "no-nursing")
