"""DJ-6.16 to DJ-6.22: step 5, in which surges, enhancements, Sorcery and fatigue are spent."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Fact, Option, Rules, Seat, ask

from .. import options as choice
from ..combat import Attack
from ..content import MOST_POWER_DICE
from ..events import FearPaid, PowerDieAdded, SurgesSpent, ThreatFromSurges, ThreatLost
from ..kit import Arms
from ..state import Figure, Hero, Monster, State
from .board import abilities_of
from .dice import SIDES, roll
from .fatigue import spend_fatigue
from .pool import POWER
from .shapes import cover

DONE: Final = choice.Done()
TO_RANGE, TO_DAMAGE = choice.Enhance("range"), choice.Enhance("damage")
CONJURE_RANGE, CONJURE_DAMAGE = choice.Conjure("range"), choice.Conjure("damage")
FATIGUE_DIE: Final = choice.FatigueDie()
ONCE: Final = frozenset({"double_damage", "instant_kill", "knockback"})
"""DJ-6.17: what does nothing more when it is bought again."""
SURGES_PER_THREAT: Final = 2  # DJ-6.18


def spend(state: State, attack: Attack, attacker: Figure, seat: Seat) -> Rules:
    """DJ-6.22: in any order, until the attacker says that it is enough.

    Enhancements and Sorcery that are left go where they are needed: into range as far as the
    attack is short of it and can be saved, and into damage. Surges left are lost (DJ-6.21).
    """
    attack.stage = "spending"
    while True:
        ways = spending(state, attack, attacker)
        if len(ways) == 1:
            break
        about: dict[str, Fact] = {
            "range": attack.range,
            "distance": attack.distance,
            "damage": attack.damage,
            "surges": attack.surges,
            "enhancements": attack.enhancements,
            "sorcery": attack.sorcery,
        }
        chosen = yield from ask(
            seat, "spend", ways, rule="DJ-6.22", about=about, piece=attack.attacker
        )
        if chosen == DONE:
            break
        apply(state, attack, attacker, chosen)
    allocate(attack)
    if isinstance(attacker, Monster):
        gain_from_surges(state, attack)


def spending(state: State, attack: Attack, attacker: Figure) -> list[Option]:
    """DJ-6.16 to DJ-6.20: everything that can be done now that makes a difference.

    A web does not keep a hero from buying dice with fatigue (DJ-16.4).
    """
    ways: list[Option] = [DONE]
    if attack.surges:
        for piece in attack.affected:
            price = fear_of(state, attacker, state.figure(piece))  # each for itself (DJ-26.21)
            if 0 < price <= attack.surges and piece not in attack.paid:
                ways.append(choice.PayFear(piece))
    if counts_range(attack) and attack.range < attack.distance:
        if attack.enhancements:
            ways += [TO_RANGE, TO_DAMAGE]
        if attack.sorcery:
            ways += [CONJURE_RANGE, CONJURE_DAMAGE]
    if isinstance(attacker, Hero):
        if attack.surges:
            ways += purchases(state, attack, attacker)
        if attacker.fatigue and attack.power < MOST_POWER_DICE and not attack.charmed:
            ways.append(FATIGUE_DIE)
    return ways


def purchases(state: State, attack: Attack, hero: Hero) -> list[Option]:
    """DJ-6.17: what is printed on the weapon, as long as it does something."""
    found: list[Option] = []
    for place, option in enumerate(hero.kit.arms[attack.weapon].options):
        gains = {gain.id for gain in option.gains}
        if (
            option.cost <= attack.surges
            and not (place in attack.spent and gains <= ONCE)
            and (gains != {"threat_loss"} or state.threat)
        ):
            found.append(choice.SpendSurges(place))
    return found


def counts_range(attack: Attack) -> bool:
    """DJ-6.14, DJ-6.36: whether the attack can fall short."""
    return attack.kind != "melee" and attack.shape in {"space", "blast"}


def fear_of(state: State, attacker: Figure, target: Figure) -> int:
    """DJ-15.12, DJ-26.2: how many surges it takes to affect this figure."""
    if isinstance(target, Monster):
        if target.asleep:
            return 0
        fear = abilities_of(target.card).get("fear", 0)
    elif isinstance(target, Hero):
        fear = target.kit.abilities.get("fear", 0)
    else:
        return 0
    if fear and isinstance(attacker, Hero) and "fear" in attacker.kit.immune:
        return 0
    return fear


def apply(state: State, attack: Attack, attacker: Figure, chosen: Option) -> None:
    """One thing done in step 5."""
    match chosen:
        case choice.Enhance(to):
            attack.enhancements -= 1
            add(attack, to, 1)
        case choice.Conjure(to):
            attack.sorcery -= 1
            add(attack, to, 1)
        case choice.PayFear(piece):
            price = fear_of(state, attacker, state.figure(piece))
            attack.surges -= price
            attack.paid = (*attack.paid, piece)
            state.emit(FearPaid, "DJ-15.12", attack.attacker, piece, price)
        case choice.SpendSurges(place):
            assert isinstance(attacker, Hero)
            buy(state, attack, attacker.kit.arms[attack.weapon], place)
        case choice.FatigueDie():
            assert isinstance(attacker, Hero)
            roll_more(state, attack, attacker)


def add(attack: Attack, to: str, amount: int) -> None:
    """Range or damage grows."""
    if to == "range":
        attack.range += amount
    else:
        attack.damage += amount


def buy(state: State, attack: Attack, arms: Arms, place: int) -> None:
    """DJ-6.17, DJ-15.1: surges are spent, and what they buy is added."""
    option = arms.options[place]
    attack.surges -= option.cost
    attack.spent = (*attack.spent, place)
    for gain in option.gains:
        state.emit(SurgesSpent, "DJ-6.17", attack.attacker, option.cost, gain.id)
        match gain.id:
            case "damage" | "range":
                add(attack, gain.id, gain.amount)
            case "pierce":
                attack.pierce += gain.amount
            case "blast":
                if attack.shape != "blast":  # DJ-R-94
                    attack.blast = arms.abilities.get("blast", 0)
                attack.blast += gain.amount
                attack.shape = "blast"
                cover(state, attack)
            case "burn_token":
                attack.burns += gain.amount
            case "stun_token":
                attack.stuns += gain.amount
            case "knockback":
                attack.knockback = True
            case "double_damage":
                attack.doubled = True
            case "instant_kill":
                attack.lethal = True
            case "threat_loss":
                lost = min(gain.amount, state.threat)
                state.threat -= lost
                state.emit(ThreatLost, "DJ-6.17", lost, state.threat)


def roll_more(state: State, attack: Attack, hero: Hero) -> None:
    """DJ-6.19, DJ-8.12: 1 fatigue for a power die; Sir Valadir rolls two while there is room."""
    spend_fatigue(state, hero, 1, "DJ-6.19")
    attack.fatigue += 1
    dice = 2 if hero.sheet.effect == "double_fatigue_dice" else 1
    for face in roll(state, min(dice, MOST_POWER_DICE - attack.power)):
        side = SIDES[POWER][face]
        attack.power += 1
        attack.colors, attack.faces = (*attack.colors, POWER), (*attack.faces, face)
        attack.surges += side.surges
        attack.enhancements += side.enhancements
        state.emit(PowerDieAdded, "DJ-6.19", attack.attacker, face)


def allocate(attack: Attack) -> None:
    """DJ-6.15, DJ-6.16, DJ-6.20: whatever has not been allocated when step 5 ends."""
    left = attack.enhancements + attack.sorcery
    short = max(0, attack.distance - attack.range) if counts_range(attack) else 0
    if short <= left:
        attack.range += short
        left -= short
    attack.damage += left
    attack.enhancements = attack.sorcery = 0


def gain_from_surges(state: State, attack: Attack) -> None:
    """DJ-6.18: 1 threat for every two surges that no Fear has taken."""
    amount = attack.surges // SURGES_PER_THREAT
    attack.surges = 0
    if amount:
        state.threat += amount
        state.emit(ThreatFromSurges, "DJ-6.18", amount, state.threat)
