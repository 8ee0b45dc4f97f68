"""Attacks, dice, and what is spent on them, as options in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podziemia.kernel.questions import Ask, Fact, Option
from podziemia.kernel.scene import Offer, Phrases, Words, square_id

from .. import options as o
from ..combat import HOOK, UNARMED, Attack
from ..content import ITEMS, MOST_POWER_DICE
from ..entries import Cloak, Shield, SurgeOption
from ..geometry import Cells, as_cells, blast
from ..rules.chances import counted, rolled_again, with_power
from ..rules.spend import fear_of
from ..rules.targets import breath_placements, monster_reach, people, taunting
from ..state import Hero, Monster, State
from ..told import name_of, square_name
from . import forecast, results
from .grid import GRID
from .words import words as scene_words

words: Final = Phrases("dj-option")
FIGHTS: Final = (
    *(o.Attack, o.AttackSpace, o.AttackAround, o.Target, o.Breathe, o.LayBreath, o.From),
    *(o.UseBlast, o.UseAim, o.PickDie, o.SpendSurges, o.PayFear, o.Enhance, o.Conjure),
    *(o.FatigueDie, o.CancelWounds),
)
WORTH: Final = "worth"


def offer_fight(state: State, ask: Ask, option: Option) -> Offer:
    """An option of DJ-6, DJ-8, DJ-9 or DJ-15."""
    match option:
        case o.Attack() | o.AttackSpace() | o.AttackAround() | o.Breathe():
            return offer_attack(state, ask, option)
        case o.Target(_, to):
            return Offer(words("target", at=square_name(to)), (square_id(GRID, to),))
        case o.LayBreath():
            return offer_breath(state, ask, option)
        case o.From(piece):
            return Offer(words("from", who=name_of(state, piece)), (piece,))
        case o.CancelWounds(item):
            return offer_shield(state, ask, item)
    attack = state.attack
    assert attack is not None
    return offer_dice(state, attack, option)


def weapon_piece(hero: Hero, weapon: str) -> str:
    """The piece that a weapon is; bare hands and the hook are on the sheet."""
    bare = weapon in {UNARMED, HOOK}
    return f"sheet:{hero.number}" if bare else f"item:{hero.number}.{weapon}"


def offer_attack(state: State, ask: Ask, option: Option) -> Offer:
    """DJ-6.1: an attack that could be declared, with its odds."""
    assert ask.piece is not None
    attacker = state.figure(ask.piece)
    weapon = getattr(option, "weapon", "")
    refs = (weapon_piece(attacker, weapon),) if isinstance(attacker, Hero) else ()
    match option:
        case o.Attack(target):
            figure = state.figure(target)
            at = square_name(state.floor.squares[figure.cells[0]]) if figure.cells else ""
            effect = forecast.of_attack(state, attacker, option)
            return Offer(
                said("attack", weapon, name_of(state, target), at), (target, *refs), effect
            )
        case o.AttackSpace():
            return Offer(said("attack-space", weapon), refs)
        case o.AttackAround():
            near = forecast.near(state, attacker, option)
            effect = forecast.caught(state, attacker, near)
            return Offer(
                said("attack-around", weapon),
                refs or (ask.piece,),
                effect,
                tells=covered(state, near),
            )
    return Offer(words("breathe"), (ask.piece,))


def covered(state: State, cells: Cells) -> dict[str, Words]:
    """DJ-15.4, DJ-15.24: the squares of an attack's shape, to be seen before it is chosen."""
    label = scene_words("layer-attack")
    return {square_id(GRID, state.floor.squares[cell]): label for cell in as_cells(cells)}


@lru_cache(maxsize=1 << 12)
def said(message: str, weapon: str, who: str = "", at: str = "") -> Words:
    """An attack in words; a monster names no weapon."""
    return words(message, weapon=weapon or None, who=who, at=at)


def offer_breath(state: State, ask: Ask, option: o.LayBreath) -> Offer:
    """DJ-15.7, DJ-15.8: the squares under the template, and whom it catches; it may lie against a
    wall."""
    assert ask.piece is not None
    monster = state.figure(ask.piece)
    assert isinstance(monster, Monster)
    provoker = taunting(state, monster, monster_reach(state, monster))
    placements = breath_placements(state, monster, provoker)
    ways = [(each.side, each.offset) for each in placements]
    laid = placements[ways.index((option.side, option.offset))]
    squares = [state.floor.squares[cell] for cell in as_cells(laid.cells)]
    caught = [each for each in people(state) if each.cell >= 0 and laid.cells >> each.cell & 1]
    if not squares:
        place = 1 + option.offset - min(offset for side, offset in ways if side == option.side)
        return Offer(words("breathe-at-wall", side=option.side, place=place), (ask.piece,))
    refs = tuple(square_id(GRID, square) for square in squares)
    ends = square_name(min(squares)), square_name(max(squares))
    where = words("lay-breath", side=option.side, at=ends[0], end=ends[1])
    return Offer(where, refs, forecast.reaches(state, caught))


def offer_shield(state: State, ask: Ask, name: str) -> Offer:
    """DJ-9.3: what an item does against wounds."""
    assert ask.piece is not None
    hero = state.figure(ask.piece)
    assert isinstance(hero, Hero)
    use, wounds = ITEMS[name].use, ask.about["wounds"]
    about: dict[str, Fact] = {"card": name, "way": "ward", "amount": 1}
    if isinstance(use, Shield):
        assert isinstance(wounds, int)
        about |= {"way": "shield", "amount": min(use.cancels, wounds)}
    elif isinstance(use, Cloak):
        about |= {"way": "cloak", "amount": wounds}
    return Offer(words("cancel-wounds", **about), (f"item:{hero.number}.{name}",))


# Dice


def offer_dice(state: State, attack: Attack, option: Option) -> Offer:
    """DJ-6.4, DJ-6.16 to DJ-6.20, DJ-8.7, DJ-15.9, DJ-15.12: rolling, spending, paying."""
    attacker = state.figure(attack.attacker)
    match option:
        case o.UseBlast():
            spaces = blast_of(attacker, attack)
            near = blast(state.plan, attack.target, spaces, state.rubble)
            return Offer(words("use-blast", spaces=spaces), tells=covered(state, near))
        case o.UseAim():
            assert isinstance(attacker, Hero)
            return Offer(
                words("use-aim"), (f"order:{attacker.number}",), odds_of(state, attack, aimed=True)
            )
        case o.PickDie(die):
            face = f"{attack.colors[die]}_{attack.faces[die]}"
            again = rolled_again_in_words(state, attack, (*attack.picked, die))
            return Offer(words("pick-die", face=face, number=die + 1), (f"die:{die}",), again)
        case o.PayFear(piece):
            price = fear_of(state, attacker, state.figure(piece))
            about: dict[str, Fact] = {"who": name_of(state, piece), "surges": price}
            return Offer(words("pay-fear", **about), (piece,), becomes=spent(attack, price))
        case o.Enhance(to):
            return offer_more(attack, "enhance", to, "enhancements", attack.enhancements)
        case o.Conjure(to):
            return offer_more(attack, "conjure", to, "sorcery", attack.sorcery)
        case o.FatigueDie():
            assert isinstance(attacker, Hero)
            track = f"fatigue:{attacker.number}"
            dice = 2 if attacker.sheet.effect == "double_fatigue_dice" else 1
            left = {track: attacker.fatigue - 1}
            effect = one_more_in_words(state, attack, min(dice, MOST_POWER_DICE - attack.power))
            return Offer(words("fatigue-die", dice=dice), (track,), effect, becomes=left)
        case o.SpendSurges(place):
            assert isinstance(attacker, Hero)
            bought = attacker.kit.arms[attack.weapon].options[place]
            return offer_surges(state, attack, attacker, bought)
    raise AssertionError(option)


def blast_of(attacker: object, attack: Attack) -> int:
    """How far a weapon's Blast reaches."""
    assert isinstance(attacker, Hero)
    return attacker.kit.arms[attack.weapon].abilities["blast"]


def odds_of(state: State, attack: Attack, *, aimed: bool) -> Words | None:
    """The odds against the first figure that the attack affects, aimed or not."""
    if not attack.affected:
        return None
    attacker, figure = state.figure(attack.attacker), state.figure(attack.affected[0])
    found = counted(state, attack.copy(), attacker, figure, aimed=aimed)
    return forecast.odds_in_words(state, found, figure)


def rolled_again_in_words(state: State, attack: Attack, dice: tuple[int, ...]) -> Words | None:
    """DJ-8.7: the odds against the first figure affected if these dice are rolled again."""
    if not attack.affected:
        return None
    attacker, figure = state.figure(attack.attacker), state.figure(attack.affected[0])
    found = rolled_again(state, attack, attacker, figure, dice)
    return forecast.odds_in_words(state, found, figure)


def one_more_in_words(state: State, attack: Attack, dice: int) -> Words | None:
    """DJ-6.19: the odds against the first figure affected with more power dice."""
    if not attack.affected:
        return None
    attacker, figure = state.figure(attack.attacker), state.figure(attack.affected[0])
    found = with_power(state, attack, attacker, figure, dice)
    return forecast.odds_in_words(state, found, figure)


def offer_close(state: State, attack: Attack, prompt: str) -> Offer:
    """DJ-6.22, DJ-8.7: the dice stay as they lie, or those that are picked are thrown."""
    if prompt == "reroll":
        picked = len(attack.picked)
        said = words("done-reroll", picked=picked)
        if picked:
            return Offer(said, effect=rolled_again_in_words(state, attack, attack.picked))
        return Offer(said, effect=results.in_words(state, attack))
    return Offer(words("done-spend"), effect=results.in_words(state, attack))


def spent(attack: Attack, surges: int) -> dict[str, int]:
    """The surges that would be left."""
    return {f"{WORTH}.surges": attack.surges - surges}


def offer_more(attack: Attack, message: str, to: str, name: str, left: int) -> Offer:
    """1 more range or damage for a power enhancement or a point of Sorcery."""
    now = attack.range if to == "range" else attack.damage
    after = {f"{WORTH}.{to}": now + 1, f"{WORTH}.{name}": left - 1}
    return Offer(words(message, to=to), (WORTH,), becomes=after)


def with_gains(attack: Attack, bought: SurgeOption) -> Attack:
    """The attack once these surges are spent."""
    found = attack.copy()
    found.surges -= bought.cost
    for gain in bought.gains:
        match gain.id:
            case "damage":
                found.damage += gain.amount
            case "range":
                found.range += gain.amount
            case "pierce":
                found.pierce += gain.amount
            case "double_damage":
                found.doubled = True
    return found


def offer_surges(state: State, attack: Attack, hero: Hero, bought: SurgeOption) -> Offer:
    """DJ-6.17: what is printed on the weapon."""
    first, *others = bought.gains
    then = with_gains(attack, bought)
    after = {
        f"{WORTH}.{name}": getattr(then, name)
        for name in ("surges", "damage", "range")
        if getattr(then, name) != getattr(attack, name)
    }
    lethal = any(gain.id == "instant_kill" for gain in bought.gains)
    effect = None if lethal else results.in_words(state, then)
    about: dict[str, Fact] = {"surges": bought.cost, "gain": first.id, "amount": first.amount}
    about |= {"besides": others[0].id if others else None}
    about |= {"more": others[0].amount if others else 0}
    refs = (weapon_piece(hero, attack.weapon),)
    return Offer(words("spend-surges", **about), refs, effect, becomes=after)
