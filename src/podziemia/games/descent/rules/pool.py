"""DJ-6.7 to DJ-6.12, DJ-8: the dice of an attack, the roll, and rolling some of them again."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Fact, Option, Rules, Seat, ask

from .. import options as choice
from ..combat import Attack
from ..content import FAMILIARS, MOST_POWER_DICE, MOST_TRAIT
from ..entries import Monster as MonsterCard
from ..events import AttackRolled, DiceRerolled, RerollCancelled
from ..kit import Arms
from ..state import OVERLORD, Figure, Hero, Monster, State
from ..vocabulary import ALL_ATTACKS, BonusTo, DieId
from .board import abilities_of, friendly
from .dice import SIDES, roll

POWER: Final[DieId] = "black"
COMMAND: Final = 3  # DJ-15.11: how far it reaches
PICO: Final = sum(each.amount for each in FAMILIARS["pico"].bonuses if each.to == "power_die")
DONE: Final = choice.Done()


# The dice


def hero_dice(hero: Hero, arms: Arms) -> tuple[DieId, ...]:
    """DJ-6.8, DJ-6.10, DJ-6.11, DJ-8.4: one weapon's dice and power dice, five at most."""
    training = hero.training[ALL_ATTACKS.index(arms.kind)]
    power = min(MOST_TRAIT, hero.sheet.traits[arms.kind] + training)
    power += arms.power - hero.sheet.traits[arms.kind]
    if hero.pico:
        power += PICO
    return (*arms.dice, *(POWER,) * min(power, MOST_POWER_DICE))


def monster_dice(state: State, card: MonsterCard) -> tuple[DieId, ...]:
    """DJ-6.9, DJ-6.10: what is printed, and the dice of power cards."""
    dice = card.dice
    for power in state.powers:
        for bonus in power.bonuses:
            if bonus.to == "power_die":
                dice += (POWER,) * min(bonus.amount, MOST_POWER_DICE - dice.count(POWER))
    return dice


def printed(card: MonsterCard, to: BonusTo) -> int:
    """The plain numbers on a monster card."""
    return sum(bonus.amount for bonus in card.bonuses if bonus.to == to)


def commanders(state: State, attack: Attack, attacker: Figure) -> int:
    """DJ-15.11, DJ-26.3, DJ-26.5: friends with Command near the attacker, itself among them."""
    body = (attack.origin,) if isinstance(attacker, Hero) else attacker.cells
    near = state.plan.within_any(body, COMMAND)
    found = 0
    owners: list[Figure] = [*state.heroes, *state.monsters]
    for owner in owners:
        if not friendly(owner, attacker) or not has_command(owner):
            continue
        if owner is attacker or any(near >> cell & 1 for cell in owner.cells):
            found += 1
    return found


def has_command(figure: Figure) -> bool:
    """DJ-15.11: whether its friends follow it; nobody follows a sleeper."""
    if isinstance(figure, Hero):
        return "command" in figure.kit.abilities
    return (
        isinstance(figure, Monster) and not figure.asleep and "command" in abilities_of(figure.card)
    )


# The roll


def ready(state: State, attack: Attack, attacker: Figure) -> None:
    """DJ-6.35, DJ-6.38, DJ-24.2: the dice, and what else is fixed when they are rolled."""
    commands = commanders(state, attack, attacker)
    if isinstance(attacker, Hero):
        arms = attacker.kit.arms[attack.weapon]
        attack.colors = hero_dice(attacker, arms)
        attack.damage, attack.range = arms.damage + commands, arms.range + commands
        attack.surges, attack.sorcery = arms.surges, arms.sorcery
        attack.pierce = arms.pierce
    else:
        assert isinstance(attacker, Monster)
        card, abilities = attacker.card, abilities_of(attacker.card)
        attack.colors = monster_dice(state, card)
        attack.damage = printed(card, "damage") + commands
        attack.range = printed(card, "range") + commands
        attack.surges, attack.sorcery = printed(card, "surge"), abilities.get("sorcery", 0)
        attack.pierce = abilities.get("pierce", 0)
    attack.power = attack.colors.count(POWER)


def throw(state: State, attack: Attack, attacker: Figure) -> None:
    """DJ-6.7: the roll."""
    ready(state, attack, attacker)
    attack.faces = roll(state, len(attack.colors))
    attack.throws, attack.stage = 1, "rolled"
    if state.log is not None:
        sides = [
            SIDES[color][face] for color, face in zip(attack.colors, attack.faces, strict=True)
        ]
        state.emit(
            AttackRolled,
            "DJ-6.7",
            attack.attacker,
            attack.colors,
            attack.faces,
            attack.distance,
            sum(side.range for side in sides),
            sum(side.damage for side in sides),
            sum(side.surges for side in sides),
            sum(side.enhancements for side in sides),
            any(side.miss for side in sides),
        )


def count(attack: Attack) -> None:
    """DJ-6.13, DJ-6.23: what the dice show; a miss face spoils everything."""
    for color, face in zip(attack.colors, attack.faces, strict=True):
        side = SIDES[color][face]
        if side.miss:
            attack.missed = True
        attack.range += side.range
        attack.damage += side.damage
        attack.surges += side.surges
        attack.enhancements += side.enhancements


# Rolling again


def choose_rerolls(state: State, attack: Attack, seat: Seat, chooser: str, rule: str) -> Rules:
    """DJ-8.7: die after die is picked, or none; all picked ones are rolled once more."""
    about: dict[str, Fact] = {"attacker": attack.attacker}
    while len(attack.picked) < len(attack.faces):
        ways: list[Option] = [DONE]
        ways += [
            choice.PickDie(die) for die in range(len(attack.faces)) if die not in attack.picked
        ]
        chosen = yield from ask(seat, "reroll", ways, rule=rule, about=about, piece=chooser)
        if not isinstance(chosen, choice.PickDie):
            break
        attack.picked = (*attack.picked, chosen.die)
    if attack.picked:
        attack.picked = tuple(sorted(attack.picked))
        fresh = roll(state, len(attack.picked))
        faces = list(attack.faces)
        for die, face in zip(attack.picked, fresh, strict=True):
            faces[die] = face
        attack.faces, attack.throws = tuple(faces), 2
        state.emit(DiceRerolled, rule, attack.attacker, chooser, attack.picked, fresh)
        attack.picked = ()


def settle_rerolls(
    state: State, attack: Attack, aimer: Seat, dodging: list[tuple[Seat, str]]
) -> Rules:
    """DJ-8.6 to DJ-8.11, DJ-R-81: aimed and dodged cancel; otherwise one side chooses dice.

    Of several who dodge the first one to the attacker's left decides (DJ-15.28).
    """
    attack.dodged = bool(dodging)
    if attack.aimed and dodging:
        state.emit(RerollCancelled, "DJ-8.10", attack.attacker)
    elif attack.aimed:
        yield from choose_rerolls(state, attack, aimer, attack.attacker, "DJ-8.8")
    elif dodging:
        seat, piece = dodging[0]
        yield from choose_rerolls(state, attack, seat, piece, "DJ-8.9")


def dodging_heroes(state: State, attack: Attack, attacker: Seat) -> list[tuple[Seat, str]]:
    """DJ-10.9, DJ-8.11, DJ-R-11: affected heroes with a Dodge order, from the attacker's left; they
    dodge what the overlord does, not their friends (DJ-R-95)."""
    if attacker != OVERLORD:
        return []
    seats = state.players_count
    found = [
        (state.leader(hero), hero.piece)
        for hero in state.heroes
        if hero.order == "dodge" and hero.piece in attack.affected
    ]
    return sorted(found, key=lambda each: (each[0] - attacker - 1) % seats)


def may_be_dodged(state: State, attack: Attack) -> list[str]:
    """DJ-6.37, DJ-23.10: affected monsters that could dodge: awake, and not harried by Skye."""
    return [
        monster.piece
        for monster in state.monsters
        if monster.piece in attack.affected and not monster.asleep and not harried(state, monster)
    ]


def harried(state: State, figure: Figure) -> bool:
    """DJ-23.10, DJ-26.8: a monster with a space on Skye's space or next to it."""
    if not isinstance(figure, Monster):
        return False
    for familiar in state.familiars:
        if familiar.name == "skye" and familiar.cell >= 0:
            near = state.plan.around[familiar.cell] | 1 << familiar.cell
            return any(near >> cell & 1 for cell in figure.cells)
    return False
