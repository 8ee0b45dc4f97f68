"""TED-5: moving: steps, entering rooms with enemies and traps, portals; and moving enemies."""

from __future__ import annotations

from podziemia.kernel.questions import Fact, Option, Rules, ask

from .. import options as choice
from ..content import DUNGEON, PORTAL_COST
from ..entries import DungeonCard
from ..events import HeroMoved, HeroTeleported, MoveEnded
from ..geometry import LAIR, Cell, cell_at, square_of
from ..operations import LureEnemy, MoveBoss, MoveEnemy, MoveSelf, SummonHero, Teleport
from ..state import ENDED, OUTSIDE, UNDER_WAY, Check, Enemy, Hero, State
from .checks import named_skill, succeed, take_check
from .decide import decide
from .deeds import Deed, apply, does_something, effect
from .end import stand
from .enemies import put_enemy, walk_to
from .health import heal, lose_focus
from .reveal import ambush, flip


def spend(state: State) -> None:
    """TED-4.12: the first Speed spent begins the move; a stealthy walk has steps of its own."""
    if not state.turn.walk:
        state.turn.spent += 1
        state.turn.move = UNDER_WAY


def step(state: State, hero: Hero, cell: Cell) -> Rules:
    """TED-5.1, TED-5.3: along a path into an adjacent room, for 1 Speed; heroes hinder nobody
    (TED-5.9), and leaving needs no check (TED-5.12)."""
    spend(state)
    put_hero(state, hero, cell)
    if state.log is not None:
        state.emit(HeroMoved, "TED-5.1", hero.piece, *square_of(cell), state.rooms[cell].id)
    yield from arrive(state, hero, cell)
    state.turn.walk = max(0, state.turn.walk - 1)


def reveal_and_enter(state: State, hero: Hero, cell: Cell) -> Rules:
    """TED-6.2, TED-6.10, TED-7.1, TED-7.2: turn a card over and move in, whatever it is (TED-6.12);
    first the encounter, then the trap (TED-7.19), then the move may go on (TED-6.13)."""
    spend(state)
    card = yield from flip(state, cell, (hero.cell,))
    put_hero(state, hero, cell)
    if state.log is not None:
        state.emit(HeroMoved, "TED-6.10", hero.piece, *square_of(cell), card.id)
    ambush(state, card, cell, hero)
    stand(state)
    yield from trap(state, hero, card, cell)
    state.turn.walk = max(0, state.turn.walk - 1)


def put_hero(state: State, hero: Hero, cell: Cell) -> None:
    """The figure stands in another room of the dungeon."""
    hero.cell, hero.space = cell, OUTSIDE
    turn = state.turn
    turn.entered, turn.moved_on_mat = cell, False


def arrive(state: State, hero: Hero, cell: Cell) -> Rules:
    """TED-5.5, TED-5.8, TED-7.18, TED-7.22: an enemy ends the move of who is not stealthy, for this
    turn whatever becomes of it (TED-5.10); then the trap."""
    if state.enemy_at(cell) and not state.stealthy(hero):
        state.turn.move, state.turn.stopped_at = ENDED, cell
        state.emit(MoveEnded, "TED-5.5", hero.piece)
    yield from trap(state, hero, state.rooms[cell], cell)


def trap(state: State, hero: Hero, card: DungeonCard, cell: Cell) -> Rules:
    """TED-5.11, TED-7.13, TED-7.14: an evasion check like any other (TED-7.20) on every entry,
    unless it is disarmed; the hero goes on after it (TED-7.15)."""
    feature = card.trap
    if feature is None or cell in state.disarmed:
        return
    assert feature.check is not None
    skill = yield from named_skill(state, feature.check, "trap")
    check = Check(hero.number, "trap", skill, feature.check.difficulty, card.id)
    result = yield from take_check(state, check)
    deed = Deed(hero, card.id)
    if result >= check.difficulty:
        yield from succeed(state, feature.price, feature.on_success, deed)
    else:
        yield from apply(state, feature.on_fail, deed)
        stand(state)  # TED-7.21


# Teleporting


def may_teleport(state: State, hero: Hero) -> bool:
    """TED-5.16: from the dungeon to another revealed card of it."""
    return hero.cell != LAIR and len(state.rooms) > 1


def portal(state: State, hero: Hero) -> Rules:
    """TED-5.13, TED-5.14, TED-14.9: 2 focus and no Speed; a move that has not ended goes on from
    there (TED-5.18)."""
    lose_focus(state, hero, PORTAL_COST, "TED-5.13")
    yield from teleport(state, hero)


def teleport(state: State, hero: Hero) -> Rules:
    """TED-5.17: to any other revealed card; arriving is entering."""
    ways = [choice.Go(square_of(cell)) for cell in sorted(state.rooms) if cell != hero.cell]
    about: dict[str, Fact] = {"hero": hero.piece}
    chosen = yield from decide(state, "destination", ways, rule="TED-5.13", about=about)
    cell = cell_at(chosen.to)
    put_hero(state, hero, cell)
    if state.log is not None:
        state.emit(HeroTeleported, "TED-5.17", hero.piece, *chosen.to, state.rooms[cell].id)
    yield from arrive(state, hero, cell)


@effect(Teleport)
def teleport_effect(state: State, op: Teleport, deed: Deed) -> Rules:
    """TED-5.17."""
    yield from teleport(state, deed.hero)


@effect(MoveSelf)
def move_self(state: State, op: MoveSelf, deed: Deed) -> Rules:
    """TED-9.24, TED-9.33: the steps follow, one by one, before anything else of the turn."""
    state.turn.walk = state.speed(deed.hero)
    yield from ()


def summonable(state: State, hero: Hero) -> list[Hero]:
    """Who is in the dungeon and not in this room."""
    return [other for other in state.heroes if other.cell not in (LAIR, hero.cell)]


@effect(SummonHero)
def summon_hero(state: State, op: SummonHero, deed: Deed) -> Rules:
    """TED-5.23: another hero is put into this room, without a check, and healed."""
    ways = [choice.Choose(other.piece) for other in summonable(state, deed.hero)]
    if not ways:
        return
    about: dict[str, Fact] = {"hero": deed.hero.piece}
    chosen = yield from decide(state, "summon", ways, rule="TED-5.23", about=about)
    hero = next(other for other in state.heroes if other.piece == chosen.piece)
    hero.cell = cell = deed.hero.cell
    if state.log is not None:
        state.emit(HeroTeleported, "TED-5.23", hero.piece, *square_of(cell), state.rooms[cell].id)
    heal(state, hero, op.heal, "TED-13.7")


# Moving enemies


def pushes(state: State, enemy: Enemy, hero: Hero, direction: str) -> list[Option]:
    """TED-R-48, TED-18.23: where an enemy can be moved: farther from the hero, or anywhere."""
    paths = state.paths
    cells = list(paths.beside[enemy.cell])
    if direction == "away":
        distances = paths.distances(hero.cell)
        cells = [cell for cell in cells if distances[cell] > distances[enemy.cell]]
    return [choice.GoToLair() if c == LAIR else choice.Go(square_of(c)) for c in cells]


def push(state: State, enemy: Enemy, op: MoveEnemy, hero: Hero) -> Rules:
    """Up to so many rooms; it may stop earlier, and neither stops for heroes nor attacks."""
    for left in range(op.n, 0, -1):
        ways = pushes(state, enemy, hero, op.direction)
        if not ways:
            return
        about: dict[str, Fact] = {"enemy": enemy.piece, "card": enemy.card.id, "left": left}
        stops: list[Option] = [choice.Stop(), *ways]
        chosen = yield from ask(
            state.seat, "push", stops, rule="TED-R-48", about=about, piece=enemy.piece
        )
        if isinstance(chosen, choice.Stop):
            return
        cell = cell_at(chosen.to) if isinstance(chosen, choice.Go) else LAIR
        put_enemy(state, enemy, cell, "TED-R-48")


@effect(MoveEnemy)
def move_enemy(state: State, op: MoveEnemy, deed: Deed) -> Rules:
    """TED-18.23: one enemy, or every one in range, in an order of choice."""
    left = [enemy for enemy in deed.enemies if enemy.health > 0]
    if op.target != "all_enemies":
        for enemy in left:
            yield from push(state, enemy, op, deed.hero)
        return
    while left:
        ways: list[Option] = [choice.Stop(), *(choice.Choose(enemy.piece) for enemy in left)]
        chosen = yield from decide(state, "horn", ways, rule="TED-18.23")
        if not isinstance(chosen, choice.Choose):
            return
        enemy = next(each for each in left if each.piece == chosen.piece)
        left.remove(enemy)
        yield from push(state, enemy, op, deed.hero)


@does_something(MoveEnemy)
def can_be_moved(state: State, op: MoveEnemy, deed: Deed) -> bool:
    """TED-14.21: whether at least one of them can be moved."""
    return any(pushes(state, enemy, deed.hero, op.direction) for enemy in deed.enemies)


@effect(MoveBoss)
def move_boss(state: State, op: MoveBoss, deed: Deed) -> Rules:
    """TED-19.11, TED-19.15, TED-19.16: the Boss walks towards somebody or something, ignoring
    heroes; or it is back in its lair, and enters no room on the way (TED-R-35)."""
    boss = state.token
    assert boss is not None
    if op.to == "lair":
        if boss.cell != LAIR:
            put_enemy(state, boss, LAIR, "TED-R-35")
        return
    target = deed.hero.cell
    if op.to == "entrance_or_encounter":
        assert deed.target is not None
        target = state.place_of(DUNGEON[deed.target])
    yield from walk_to(state, boss, target, "TED-19.11", stop=False)


@does_something(LureEnemy)
def is_away(state: State, op: LureEnemy, deed: Deed) -> bool:
    """Whether the enemy is not with the hero already."""
    return any(enemy.cell != deed.hero.cell for enemy in deed.enemies)


@effect(LureEnemy)
def lure_enemy(state: State, op: LureEnemy, deed: Deed) -> Rules:
    """TED-R-86: the chosen enemy walks towards the hero and stops for the first conscious one."""
    for enemy in deed.enemies:
        yield from walk_to(state, enemy, deed.hero.cell, "TED-R-86", stop=True)
