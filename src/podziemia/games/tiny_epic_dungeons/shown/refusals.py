"""Why an option is not offered: the rule that forbids it, and the sentence that says so."""

from __future__ import annotations

from typing import Final, NoReturn

from podziemia.kernel.errors import Refusal, refuse_if
from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.scene import Square

from .. import options as o
from ..content import CHANGE_COST, PORTAL_COST, TAUNT_COST
from ..geometry import LAIR, NEXT, cell_at
from ..rules.cards import only_hand_card
from ..rules.heroic import is_guarded
from ..rules.lair import beside, shares
from ..rules.menu import SWITCHED
from ..rules.movement import may_teleport
from ..rules.reveal import hidden_beside
from ..state import ENDED, Hero, State

TURN: Final = (
    *(o.EndTurn, o.Step, o.Reveal, o.Stride, o.EnterLair, o.LeaveLair, o.Portal, o.Rest),
    *(o.Search, o.Disarm, o.Attack, o.Cast, o.Special, o.Use, o.Explore, o.Taunt, o.Drop),
    o.SwitchHand,
)
"""What belongs to a hero's turn."""
HEROIC: Final = (o.Rest, o.Search, o.Disarm, o.Attack, o.Cast, o.Special)
DICE: Final = (o.Fix, o.ChangeDie, o.Reroll, o.Boost)
CARDS: Final = (o.Discover, o.Draw, o.Take, o.Equip, o.PutInRow)


NEVER: Final = (
    (("choose-hero",), (o.ChooseHero,), "TED-2.19", "hero-taken"),
    (("choose-hero",), (Option,), "TED-2.19", "choose-hero-first"),
    (("check",), (*TURN, *CARDS), "TED-8.14", "check-open"),
    (("rotate",), (o.Rotate,), "TED-6.3", "rotation"),
    (("lay",), (o.Lay,), "TED-6.8", "lay"),
    (("destination",), (o.Go,), "TED-5.16", "destination"),
    (("way", "nearest"), (o.Go, o.Choose), "TED-15.17", "not-tied"),
    (("assign",), (o.Assign,), "TED-19.5", "assign"),
    (("heal-boss",), (o.Choose,), "TED-19.14", "marker"),
    (("equip",), (o.Equip,), "TED-16.8", "slot"),
    (("draw", "pick-up"), (o.Take,), "TED-16.2", "not-in-row"),
    (("pick-up",), (o.Draw,), "TED-16.4", "no-deck"),
    (("discard",), (o.Drop,), "TED-16.18", "not-equipped"),
    (("enemy-phase",), (o.Use,), "TED-15.12", "enemy-phase"),
)
"""What cannot be answered to these questions, by which rule."""


def refusal(rule: str, why: str, **about: str | int | None) -> Refusal:
    """A rule and a sentence."""
    return Refusal(rule, f"ted-refused-{why}", about)


def explain(state: State, ask: Ask, option: Option) -> None:
    """Refuse an option that is not offered, by the rule that keeps it from being so."""
    for prompts, kinds, rule, why in NEVER:
        refuse_if(ask.prompt in prompts and isinstance(option, kinds), rule, f"ted-refused-{why}")
    if isinstance(option, DICE):
        refuse_dice(state, ask, option)
    if ask.prompt == "turn":
        refuse_in_turn(state, state.hero, option)
    else:
        declines = isinstance(option, o.Pass | o.Stop)
        raise refusal(ask.rule, "must-choose" if declines else "answer-first")


def refuse_dice(state: State, ask: Ask, option: Option) -> NoReturn:
    """TED-8: why dice cannot be used so."""
    check, boosts = state.check, isinstance(option, o.Boost)
    may = check is not None or ask.prompt == "defend"
    refuse_if(boosts and may, "TED-14.18", "ted-refused-no-trigger")
    if check is None:
        raise refusal("TED-8.14", "no-check")
    hero, count = state.heroes[check.hero], len(check.dice)
    match option:
        case o.Fix(main, plus):
            refuse_if(not 0 <= main < count, "TED-8.5", "ted-refused-no-die")
            twice = len({*plus}) < len(plus) or main in plus
            raise refusal("TED-8.6", "plus-twice" if twice else "no-plus")
        case o.ChangeDie(die):
            refuse_if(not 0 <= die < count, "TED-8.11", "ted-refused-no-die")
            refuse_focus(hero, CHANGE_COST, "TED-8.10")
            raise refusal("TED-8.11", "die-bounds")
    raise refusal("TED-8.13", "no-reroll")


def refuse_in_turn(state: State, hero: Hero, option: Option) -> None:  # noqa: PLR0912
    """TED-4: why something cannot be done in a turn now; raises the reason."""
    turn = state.turn
    mat = hero.cell == LAIR
    if not isinstance(option, o.Step | o.Reveal | o.Stride | o.LeaveLair):
        refuse_if(turn.walk > 0, "TED-9.33", "ted-refused-walking")
        refuse_if(shares(state, hero), "TED-18.20", "ted-refused-shared-space")
    if isinstance(option, HEROIC):
        refuse_if(turn.actions < 1, "TED-4.5", "ted-refused-no-action")
    match option:
        case o.Step(to):
            refuse_if(mat, "TED-18.7", "ted-refused-leave-first")
            refuse_step(state, hero, to)
        case o.Reveal(to):
            refuse_if(mat, "TED-18.7", "ted-refused-leave-first")
            refuse_reveal(state, hero, to)
        case o.Stride(space):
            refuse_if(not mat, "TED-18.4", "ted-refused-not-on-mat")
            refuse_if(space not in beside(hero.space), "TED-18.4", "ted-refused-not-beside")
            refuse_move(state)
            raise refusal("TED-18.5", "space-taken")
        case o.EnterLair():
            refuse_enter(state, hero)
        case o.LeaveLair():
            refuse_if(not mat or hero.space != 0, "TED-18.7", "ted-refused-leave")
            refuse_move(state)
        case o.Search(target):
            refuse_search(state, hero, target)
        case o.Disarm():
            refuse_disarm(state, hero)
        case o.Attack():
            refuse_attack(state, hero, option)
        case o.Cast(spell):
            known = any(each.id == spell for each in hero.kit.spells)
            refuse_if(not known, "TED-9.14", "ted-refused-no-spell", {"card": spell})
            raise refusal("TED-9.26", "no-target")
        case o.Special(ability):
            raise refusal("TED-9.1", "no-ability", card=ability)
        case o.Stop():
            raise refusal("TED-R-38", "no-stop")
        case o.Go() | o.GoToLair() | o.Choose() | o.Lay() | o.Rotate() | o.NameSkill():
            raise refusal("TED-4.1", "not-now")
        case _ if isinstance(option, CARDS):
            raise refusal("TED-16.7", "no-discovery")
        case _:
            refuse_free(state, hero, option)


def refuse_free(state: State, hero: Hero, option: Option) -> None:
    """TED-14: why a free action cannot be taken now."""
    mat = hero.cell == LAIR
    match option:
        case o.Portal():
            refuse_if(mat, "TED-R-49", "ted-refused-on-mat")
            refuse_if(not state.rooms[hero.cell].portal, "TED-5.13", "ted-refused-no-portal")
            refuse_focus(hero, PORTAL_COST, "TED-5.13")
            refuse_if(not may_teleport(state, hero), "TED-5.16", "ted-refused-destination")
            raise refusal("TED-5.15", "portal-barred")
        case o.Use(source):
            refuse_use(state, hero, source)
        case o.Explore():
            refuse_if(state.act > 1, "TED-6.20", "ted-refused-explore-act")
            refuse_if(mat, "TED-R-49", "ted-refused-on-mat")
            raise refusal("TED-14.6", "nothing-hidden")
        case o.Taunt():
            boss = state.token
            refuse_if(boss is None, "TED-14.14", "ted-refused-taunt-act")
            assert boss is not None
            refuse_if(boss.cell == hero.cell, "TED-19.12", "ted-refused-taunt-here")
            refuse_focus(hero, TAUNT_COST, "TED-19.11")
        case o.Drop():
            raise refusal("TED-16.9", "not-equipped")
        case o.SwitchHand():
            refuse_if(only_hand_card(hero) is None, "TED-14.12", "ted-refused-switch")
            refuse_if(SWITCHED in state.turn.used, "TED-R-87", "ted-refused-switched")


def refuse_focus(hero: Hero, cost: int, rule: str) -> None:
    """TED-3.8: a cost is paid in full."""
    about = {"focus": hero.focus, "cost": cost}
    refuse_if(hero.focus < cost, rule, "ted-refused-no-focus", about)


def refuse_move(state: State) -> None:
    """TED-4.13, TED-5.1: the move is over, or there is no Speed left."""
    turn = state.turn
    if not turn.walk:
        stopped = turn.stopped_at == state.hero.cell
        refuse_if(turn.move == ENDED and stopped, "TED-5.5", "ted-refused-stopped")
        refuse_if(turn.move == ENDED, "TED-4.13", "ted-refused-move-over")
        refuse_if(state.speed_left() < 1, "TED-5.1", "ted-refused-no-speed")


def refuse_step(state: State, hero: Hero, to: Square) -> None:
    """TED-5: why a room cannot be entered now."""
    cell = cell_at(to)
    refuse_if(cell < 0, "TED-6.14", "ted-refused-off-grid")
    refuse_move(state)
    refuse_if(cell not in NEXT[hero.cell], "TED-5.2", "ted-refused-not-adjacent")
    refuse_if(cell in state.facedown, "TED-6.2", "ted-refused-face-down")
    raise refusal("TED-5.2", "no-path")


def refuse_reveal(state: State, hero: Hero, to: Square) -> None:
    """TED-6: why a card cannot be turned over now."""
    cell = cell_at(to)
    refuse_if(cell < 0, "TED-6.14", "ted-refused-off-grid")
    refuse_if(cell not in state.facedown, "TED-6.1", "ted-refused-not-hidden")
    refuse_if(cell not in hidden_beside(state, hero.cell), "TED-6.21", "ted-refused-no-corridor")
    refuse_move(state)


def refuse_enter(state: State, hero: Hero) -> None:
    """TED-17.1, TED-17.2: why the lair cannot be entered now."""
    refuse_if(state.gate < 0 or hero.cell != state.gate, "TED-14.4", "ted-refused-not-at-gate")
    refuse_if(not state.gate_open, "TED-12.13", "ted-refused-gate-closed")
    refuse_move(state)
    raise refusal("TED-18.6", "entrance-taken")


def refuse_search(state: State, hero: Hero, target: str | None) -> None:
    """TED-9: why the room cannot be searched now."""
    refuse_if(hero.cell == LAIR, "TED-18.13", "ted-refused-on-mat")
    feature = state.rooms[hero.cell].search
    if feature is None:
        raise refusal("TED-9.4", "no-search")
    refuse_if(hero.cell in state.closed, "TED-9.32", "ted-refused-emptied")
    refuse_if(is_guarded(state, hero), "TED-9.5", "ted-refused-guarded")
    if feature.check is None:
        refuse_focus(hero, feature.price.focus, "TED-3.8")
        poor = hero.health <= feature.price.health > 0
        refuse_if(poor, "TED-14.16", "ted-refused-last-health")
    raise refusal("TED-9.31", "no-target")


def refuse_disarm(state: State, hero: Hero) -> None:
    """TED-9: why the trap cannot be disarmed now."""
    refuse_if(hero.cell == LAIR, "TED-18.13", "ted-refused-on-mat")
    card = state.rooms[hero.cell]
    refuse_if(card.trap is None, "TED-9.8", "ted-refused-no-trap")
    refuse_if(card.disarm is None, "TED-9.13", "ted-refused-no-disarm")
    refuse_if(hero.cell in state.disarmed, "TED-9.12", "ted-refused-disarmed")
    refuse_if(is_guarded(state, hero), "TED-9.10", "ted-refused-guarded")


def refuse_attack(state: State, hero: Hero, option: o.Attack) -> None:
    """TED-10: why an attack is not possible."""
    ways = [w for w in hero.kit.weapons if (w.id, w.mode) == (option.weapon, option.mode)]
    refuse_if(not ways, "TED-10.1", "ted-refused-no-weapon", {"card": option.weapon})
    weapon = ways[0]
    refuse_focus(hero, weapon.price.focus, "TED-3.8")
    enemy = None if option.target is None else state.enemy(option.target)
    if weapon.everybody or enemy is None:
        raise refusal("TED-9.26", "no-target")
    across = (enemy.cell == LAIR) != (hero.cell == LAIR)
    refuse_if(across, "TED-18.18", "ted-refused-border")
    refuse_if(weapon.action == "melee", "TED-10.2", "ted-refused-not-in-room")
    raise refusal("TED-10.3", "not-in-sight")


def refuse_use(state: State, hero: Hero, source: str) -> None:
    """TED-14: why a free action is not possible."""
    used = source in state.turn.used
    if hero.cell != LAIR and source == state.rooms[hero.cell].id:
        refuse_if(used, "TED-14.19", "ted-refused-used")
    frees = [free for free in hero.kit.frees if free.id == source]
    if not frees:
        covered = source in (hero.mat.hand_left.id, hero.mat.hand_right.id)
        rule = "TED-16.11" if covered else "TED-14.1"
        raise refusal(rule, "covered" if covered else "no-ability", card=source)
    free = frees[0]
    refuse_if(free.once and used, "TED-14.19", "ted-refused-used")
    refuse_focus(hero, free.price.focus, "TED-3.8")
    raise refusal("TED-14.21", "no-effect", card=source)
