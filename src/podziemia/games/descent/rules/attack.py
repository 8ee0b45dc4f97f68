"""DJ-6: the attacks of heroes, from the declaration to what follows the wounds."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option, Rules, Seat, ask

from .. import options as choice
from ..combat import HOOK, Attack
from ..events import AimUsed, AttackDeclared
from ..geometry import Cells, as_cells, as_set
from ..kit import Arms
from ..state import OVERLORD, Companion, Figure, Hero, Monster, State
from .board import monsters_on
from .hand import dodge_window
from .kills import after_attack, after_kills
from .orders import remove_order
from .pool import count, dodging_heroes, may_be_dodged, settle_rerolls, throw
from .reveal import look
from .shapes import affected, cover
from .spend import spend
from .strike import miss, strike
from .targets import attack_ways, named_spaces, nearest_space, origins, reach

PASS: Final = choice.Pass()
BLAST: Final = choice.UseBlast()
AIM: Final = choice.UseAim()


def weapon_of(chosen: Option) -> str:
    """The weapon that a declaration names."""
    assert isinstance(chosen, choice.Attack | choice.AttackSpace | choice.AttackAround)
    return chosen.weapon


def hero_attack(state: State, hero: Hero, chosen: Option, *, guard: bool = False) -> Rules:
    """DJ-6: one attack of a hero, with all that its own side decides."""
    seat = state.leader(hero)
    attack = yield from declare(state, hero, chosen, seat)
    attack.guard = guard
    if hero.order == "aim":  # DJ-6.4, DJ-10.5, DJ-10.7: placed in this turn or before (DJ-10.8)
        aimed = yield from ask(seat, "aim", [PASS, AIM], rule="DJ-6.4", piece=hero.piece)
        if aimed == AIM:
            attack.aimed = True
            remove_order(state, hero, "DJ-10.5", used=True)
            state.emit(AimUsed, "DJ-10.5", hero.piece)
    killed = yield from resolve(state, hero, attack, seat)
    if state.turn.hero == hero.number and not state.turn.cut:
        if killed:
            yield from cleave(state, hero, attack)
        if not state.turn.cut:
            yield from after_attack(state, hero, hero.kit.arms.get(attack.weapon))


def charmed_attack(state: State, hero: Hero) -> Rules:
    """DJ-12.20, DJ-26.5: one attack against a hero, declared by the overlord."""
    ways = charmed_ways(state, hero)
    if ways:
        chosen = yield from ask(OVERLORD, "charmed-attack", ways, rule="DJ-12.20", piece=hero.piece)
        attack = yield from declare(state, hero, chosen, OVERLORD)
        attack.charmed = True
        yield from resolve(state, hero, attack, OVERLORD)


def resolve(state: State, hero: Hero, attack: Attack, seat: Seat) -> Rules[bool]:
    """DJ-6.7 to DJ-6.32: from the roll to the end; whether an enemy was killed and stays dead."""
    throw(state, attack, hero)
    dodging = dodging_heroes(state, attack, seat)
    monsters = [] if attack.charmed else may_be_dodged(state, attack)
    if monsters and (yield from dodge_window(state, attack)):
        dodging.append((OVERLORD, monsters[0]))
        dodging.sort(key=lambda each: (each[0] - seat - 1) % state.players_count)
    yield from settle_rerolls(state, attack, seat, dodging)
    count(attack)
    dead: list[Figure] = []
    if attack.missed:
        miss(state, attack)
    else:
        yield from spend(state, attack, hero, seat)
        dead = yield from strike(state, attack, hero, seat)
    state.attack = None
    yield from look(state)  # DJ-18.1: whoever has died hides nothing any more
    killed = [figure for figure in dead if isinstance(figure, Monster)]
    yield from after_kills(state, hero, killed)
    return bool(killed)


# Declaring


def declare(state: State, hero: Hero, chosen: Option, seat: Seat) -> Rules[Attack]:
    """DJ-6.1, DJ-6.5, DJ-15.9, DJ-26.3: weapon, target, where it begins, Blast or not."""
    arms = hero.kit.arms[weapon_of(chosen)]
    attack = Attack(hero.piece, arms.kind, arms.weapon)
    state.attack = attack
    if isinstance(chosen, choice.AttackAround):
        attack.shape = "burst"
        starts: list[Hero | Companion] = origins(state, hero, arms)
        attack.origin = (yield from choose_origin(state, hero, starts, seat)).cell
    else:
        if isinstance(chosen, choice.AttackSpace):
            spaces = attack_spaces(state, hero, arms, charmed=seat == OVERLORD)
            squares = state.floor.squares
            targets = [choice.Target(hero.piece, squares[cell]) for cell in as_cells(spaces)]
            named = yield from ask(seat, "target", targets, rule="DJ-6.1", piece=hero.piece)
            body: tuple[int, ...] = (state.floor.cells[named.to],)
        else:
            assert isinstance(chosen, choice.Attack)
            body = state.figure(chosen.target).cells
        own = 1 << hero.cell if seat == OVERLORD else 0  # DJ-12.20: its own space, at distance 0
        ranges = {
            start.piece: reach(state, hero, arms, start) | (own if start is hero else 0)
            for start in origins(state, hero, arms)
        }
        starts = [
            start for start in origins(state, hero, arms) if ranges[start.piece] & as_set(body)
        ]
        start = yield from choose_origin(state, hero, starts, seat)
        attack.origin = start.cell
        attack.target = nearest_space(state, start.cell, body, ranges[start.piece])
        attack.distance = state.plan.attack_distance(start.cell, attack.target)
        if "blast" in arms.abilities:
            ways: list[Option] = [PASS, BLAST]
            if seat == OVERLORD and isinstance(chosen, choice.AttackSpace):
                ways = [BLAST]  # DJ-12.20: it has to affect a hero
            use = yield from ask(seat, "blast", ways, rule="DJ-15.9", piece=hero.piece)
            if use == BLAST:
                attack.shape, attack.blast = "blast", arms.abilities["blast"]
    cover(state, attack)
    tell(state, attack)
    return attack


def choose_origin(
    state: State, hero: Hero, starts: list[Hero | Companion], seat: Seat
) -> Rules[Hero | Companion]:
    """DJ-26.3: the space from which a Magic attack begins."""
    if len(starts) == 1:
        return starts[0]
    ways = [choice.From(start.piece) for start in starts]
    chosen = yield from ask(seat, "from", ways, rule="DJ-26.3", piece=hero.piece)
    return starts[ways.index(chosen)]


def attack_spaces(state: State, hero: Hero, arms: Arms, *, charmed: bool) -> Cells:
    """DJ-6.1, DJ-6.34, DJ-6.37: the spaces that can be named as such."""
    reached = 0
    for start in origins(state, hero, arms):
        reached |= reach(state, hero, arms, start)
    if not charmed:
        return named_spaces(arms, reached, monsters_on(state))
    return as_set(cell for cell in as_cells(reached) if blasts_hero(state, hero, arms, cell))


def blasts_hero(state: State, hero: Hero, arms: Arms, cell: int) -> bool:
    """DJ-12.20: whether a Blast on this space affects a hero."""
    attack = Attack(hero.piece, arms.kind, arms.weapon)
    attack.target, attack.shape, attack.blast = cell, "blast", arms.abilities["blast"]
    cover(state, attack)
    return any(isinstance(figure, Hero) for figure in affected(state, attack, hero))


def charmed_ways(state: State, hero: Hero) -> list[Option]:
    """DJ-12.20: every attack of his that affects a hero, himself included; the hook is his turn's
    own."""
    ways: list[Option] = []
    for weapon, arms in hero.kit.arms.items():
        if weapon == HOOK or "burst_enemies" in arms.abilities or hero.cell < 0:
            continue
        reached = 0
        for start in origins(state, hero, arms):
            reached |= reach(state, hero, arms, start)
        ways += [
            choice.Attack(other.piece, weapon)
            for other in state.heroes
            if other is hero or (other.cell >= 0 and reached >> other.cell & 1)
        ]
        if "blast" in arms.abilities and attack_spaces(state, hero, arms, charmed=True):
            ways.append(choice.AttackSpace(weapon))
    return ways


def tell(state: State, attack: Attack) -> None:
    """DJ-6.1: everybody hears what is attacked, and with what."""
    if state.log is not None:
        square = state.floor.squares[attack.target] if attack.target >= 0 else (-1, -1)
        told = (attack.attacker, attack.kind, attack.weapon, attack.shape, *square)
        state.emit(AttackDeclared, "DJ-6.1", *told, attack.affected)


# Cleaving


def cleave(state: State, hero: Hero, attack: Attack) -> Rules:
    """DJ-26.15: after a kill hand to hand one more attack on somebody who was not affected."""
    if (
        attack.kind != "melee"
        or attack.weapon == HOOK
        or "cleaving" not in hero.kit.effects
        or "cleaving" in hero.exhausted
    ):
        return
    spared = tuple(figure.piece for figure in affected(state, attack, hero))
    ways = attack_ways(state, hero, (attack.weapon,), spared)
    if not ways:
        return
    seat = state.leader(hero)
    chosen = yield from ask(seat, "cleave", [PASS, *ways], rule="DJ-26.15", piece=hero.piece)
    if chosen != PASS:
        hero.exhausted = (*hero.exhausted, "cleaving")
        yield from hero_attack(state, hero, chosen)
