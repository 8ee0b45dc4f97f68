"""The exact chance of a check, before it is begun and while it is open (TED-8)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, cast

from podziemia.kernel.questions import Facts, Option
from podziemia.kernel.scene import Phrases, Words

from .. import options as o
from ..content import CHANGE_COST, SKILLS
from ..entries import Feature
from ..geometry import cell_at
from ..kit import Boost as Trigger
from ..odds import FACES, Boost, chance, odds
from ..operations import GainFocus, LoseFocus, Needed, Skill
from ..rules.attacks import defense_of
from ..rules.checks import fits, pool
from ..state import Check, CheckKind, Hero, State

words: Final = Phrases("ted-chance")


def percent(share: Fraction) -> str:
    """A chance as it is told; only what is certain or impossible is told so."""
    if share in (0, 1):
        return str(100 * int(share))
    return str(min(99, max(1, round(100 * share))))


def helps(hero: Hero, check: Check) -> tuple[int, tuple[Boost, ...]]:
    """The rerolls and boosts that are left for a check."""
    kit = hero.kit
    rerolls = sum(1 for each in kit.rerolls if fits(each, check))
    return rerolls, tuple(
        (each.price.focus, each.amount) for each in kit.boosts if usable(hero, check, each)
    )


def usable(hero: Hero, check: Check, each: Trigger) -> bool:
    """Whether a boost could be paid for."""
    return fits(each, check) and (not each.price.health or hero.health > each.price.health)


def open_chance(hero: Hero, check: Check, *, focus: int = 0, bonus: int = 0) -> Fraction:
    """The chance of an open check after so much focus is spent and so much more is added."""
    rerolls, boosts = helps(hero, check)
    need = check.difficulty - check.bonus - bonus
    return chance(tuple(check.dice), need, hero.focus - focus, rerolls, boosts)


def after(state: State, option: Option) -> Words | None:
    """What a change, a reroll or a boost would make of the chance of the open check."""
    check = state.check
    if check is None:
        return None
    hero = state.heroes[check.hero]
    match option:
        case o.ChangeDie(die, by):
            changed = with_die(check, die, check.dice[die] + by)
            share = open_chance(hero, changed, focus=CHANGE_COST)
        case o.Reroll(source, die):
            rolled = (with_die(check, die, face, source) for face in FACES)
            share = sum((open_chance(hero, each) for each in rolled), Fraction()) / len(FACES)
        case o.Boost(source):
            boost = next(each for each in hero.kit.boosts if each.id == source)
            used = with_die(check, 0, check.dice[0], source)
            share = open_chance(hero, used, focus=boost.price.focus, bonus=boost.amount)
        case _:
            return None
    return words("after", percent=percent(share))


def with_die(check: Check, die: int, face: int, used: str | None = None) -> Check:
    """The check with another face on a die, perhaps after something was used."""
    other = check.copy()
    other.dice[die] = face
    if used is not None:
        other.used += (used,)
    return other


def before(state: State, hero: Hero, option: Option, more: int = 0) -> Words | None:
    """The chance of the check that an option would begin, perhaps with so much more to the
    result; nothing where there is none."""
    focus = focus_then(state, hero)
    match option:
        case o.Attack(weapon, mode, target):
            found = next(w for w in hero.kit.weapons if (w.id, w.mode) == (weapon, mode))
            enemies = [e for e in state.enemies() if target in (None, e.piece)]
            near = [e for e in enemies if state.paths.within(found.reach, hero.cell, e.cell)]
            defense = min(defense_of(e.card, found.action) for e in near)
            check = Check(hero.number, found.action, found.skill, defense + 1, weapon)
            focus -= found.price.focus
            share = closed_chance(state, hero, check, found.mod + more, focus)
            return words("hit", percent=percent(share))
        case o.Cast(name):
            spell = next(spell for spell in hero.kit.spells if spell.id == name)
            focus = min(hero.mat.max_focus, focus + hero.kit.owl)  # TED-10.24
            return needed(state, hero, "spell", spell.check, name, focus)
        case o.Special(name):
            ability = next(each for each in hero.kit.specials if each.id == name)
            return needed(state, hero, "special", ability.check, name, focus)
        case o.Search():
            room = state.rooms[hero.cell]
            return needed(state, hero, "search", check_of(room.search), room.id, focus)
        case o.Disarm():
            room = state.rooms[hero.cell]
            return needed(state, hero, "disarm", check_of(room.disarm), room.id, focus)
        case o.Use(source) if source in {card.id for card in state.rooms.values()}:
            room = state.rooms[hero.cell]
            return needed(state, hero, "free", check_of(room.free_action), source, focus)
        case o.Step() | o.Go() | o.LeaveLair():
            cell = state.gate if isinstance(option, o.LeaveLair) else cell_at(option.to)
            return dangers(state, hero, cell)
    return None


def with_skill(state: State, hero: Hero, skill: Skill, about: Facts) -> Words:
    """TED-8.4: the chance of the check that waits for a skill, with this one."""
    kind, need = cast("CheckKind", about["kind"]), cast("int", about["difficulty"])
    check = Check(hero.number, kind, skill, need, hero.piece)
    share = closed_chance(state, hero, check, 0, hero.focus)
    return words("success", percent=percent(share))


def focus_then(state: State, hero: Hero) -> int:
    """TED-R-38: the focus of a hero whose movement on the Boss mat an action ends, with what its
    space gives and takes."""
    focus = hero.focus
    if state.turn.moved_on_mat and hero.space >= 0:
        assert state.boss is not None
        for op in state.boss.spaces[hero.space].on_stop:
            if isinstance(op, GainFocus):
                focus = min(hero.mat.max_focus, focus + op.n)
            elif isinstance(op, LoseFocus):
                focus = max(0, focus - op.n)
    return focus


def dangers(state: State, hero: Hero, cell: int) -> Words | None:
    """TED-5.5, TED-7.18: what waits in a room: an enemy that stops the move, a trap, or both."""
    room = state.rooms[cell]
    stopped = state.enemy_at(cell) and not state.stealthy(hero)
    if room.trap is None or room.trap.check is None or cell in state.disarmed:
        return words("stopped") if stopped else None
    share = best(state, hero, "trap", room.trap.check, room.id, hero.focus)
    return words("stopped-at-trap" if stopped else "trap", percent=percent(share))


def check_of(feature: Feature | None) -> Needed | None:
    """The check of what a room offers, if there is one."""
    return None if feature is None else feature.check


def needed(
    state: State, hero: Hero, kind: CheckKind, need: Needed | None, source: str, focus: int
) -> Words | None:
    """The chance of a check that a card asks for."""
    if need is None:
        return None
    return words("success", percent=percent(best(state, hero, kind, need, source, focus)))


def best(
    state: State, hero: Hero, kind: CheckKind, need: Needed, source: str, focus: int
) -> Fraction:
    """TED-8.4: with the skill that promises most, where one may be named."""
    skills: tuple[Skill, ...] = SKILLS if need.skill == "any" else (need.skill,)
    checks = (Check(hero.number, kind, skill, need.difficulty, source) for skill in skills)
    return max(closed_chance(state, hero, check, 0, focus) for check in checks)


def closed_chance(state: State, hero: Hero, check: Check, modifier: int, focus: int) -> Fraction:
    """The chance of a check that has not been rolled, with so much focus when it is."""
    dice, bonus = pool(state, hero, check, modifier)
    rerolls, boosts = helps(hero, check)
    return odds(dice, check.difficulty - bonus, focus, rerolls, boosts)
