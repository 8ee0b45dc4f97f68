"""The player: an answer to every question, for the overlord and for heroes alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Phrases, Words
from podziemia.kernel.seen import Seen

from .. import options as o
from ..geometry import FAR
from ..quests.rules import NpcReaches
from ..state import Companion, Hero, Monster, State
from . import overlord
from .belongings import arrange, hero_of, shop
from .fight import reroll, spend
from .party import Party
from .strikes import HeroStrikes, blow
from .turn import HeroTurn, Plan
from .ways import distances, open_plan

words: Final = Phrases("dj-plan")
PERCENT: Final = 100
SPARE: Final = 3
"""With so much fatigue a hero pays for another attack."""
AROUND: Final = 3
"""So far a flute is taken to be heard."""
FREE: Final = ("battle_cry", "relentless", "knight")
"""Skills that cost nothing when an action is declared."""
WEIGHED: Final = ("turn", "action", "opening", "activate", "activation", "guard")
"""The questions that weaker players get wrong now and then."""


class Greedy:
    """Weighs what it may do by what it promises, and does the best."""

    slips: int = 0
    """How often of a hundred times it does just anything."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.planned: tuple[Ask, Plan] | None = None

    def choose(self, seen: Seen) -> Option:
        """The answer."""
        ask = seen.ask
        if len(ask.options) == 1:
            return ask.options[0]
        if self.slips and ask.prompt in WEIGHED and self.rng.below(PERCENT) < self.slips:
            return self.slip(ask)
        if ask.prompt == "turn":
            return self.plan_for(seen).option
        answer = ANSWERS.get(ask.prompt)
        return ask.options[0] if answer is None else answer(seen.state, ask)

    def slip(self, ask: Ask) -> Option:
        """Anything but throwing things away."""
        kept = [each for each in ask.options if not isinstance(each, o.Drop)]
        return self.rng.pick(kept)

    def intent(self, seen: Seen) -> Words | None:
        """What a hero means to do, in a line for its partners; nothing outside its turn."""
        if seen.ask.prompt != "turn":
            return None
        return words(self.plan_for(seen).aim, hero=hero_of(seen.state, seen.ask).sheet.id)

    def plan_for(self, seen: Seen) -> Plan:
        """The plan for a question, made once: it does what it says."""
        if self.planned is None or self.planned[0] is not seen.ask:
            turn = HeroTurn(seen.state, hero_of(seen.state, seen.ask))
            self.planned = seen.ask, turn.plan(seen.ask.options)
        return self.planned[1]


class Squire(Greedy):
    """Knows what to do, and slips now and then."""

    slips = 12


class Novice(Greedy):
    """Slips often."""

    slips = 35


# Heroes


def action(state: State, ask: Ask) -> Option:
    """The action that promises most."""
    return HeroTurn(state, hero_of(state, ask)).action(ask.options)


def strike(state: State, ask: Ask) -> Option:
    """The best of the attacks that are offered, if there is any worth making."""
    strikes = HeroStrikes(state, hero_of(state, ask))

    def worth(option: Option) -> float:
        if isinstance(option, o.Attack):
            return strikes.target(option.weapon, option.target)
        if isinstance(option, o.AttackAround):
            return strikes.around(option.weapon)
        return 0.0

    return max(ask.options, key=worth)


def with_action(state: State, ask: Ask) -> Option:
    """Skills that cost nothing; others while there is fatigue, and somebody to fight."""
    hero = hero_of(state, ask)
    for option in ask.options:
        if isinstance(option, o.Use):
            fighting = hero.fatigue >= SPARE and bool(state.monsters)
            if option.source in FREE or fighting:
                return option
    return ask.options[0]


def once_more(state: State, ask: Ask) -> Option:
    """Another attack while there is fatigue, and somebody to strike."""
    hero = hero_of(state, ask)
    worth = HeroStrikes(state, hero).best(hero.cell) if hero.cell >= 0 else 0.0
    return ask.options[-1] if hero.fatigue >= SPARE and worth else ask.options[0]


def recover(state: State, ask: Ask) -> Option:
    """Wounds before fatigue."""
    hero = hero_of(state, ask)
    hurt = o.Recover("wound")
    return hurt if hero.wounds < hero.kit.wounds and hurt in ask.options else ask.options[-1]


def cancel(_: State, ask: Ask) -> Option:
    """Whatever cancels wounds: fatigue comes back by itself, wounds do not."""
    return ask.options[1]


def restore(state: State, ask: Ask) -> Option:
    """A crystal or a lamp when it is needed."""
    hero = hero_of(state, ask)
    low = 2 * hero.wounds <= hero.kit.wounds or not hero.fatigue
    return ask.options[-1] if low else ask.options[0]


def blood(state: State, ask: Ask) -> Option:
    """Fatigue for a wound, while there is enough of it."""
    heal = o.Exchange("fatigue")
    enough = hero_of(state, ask).fatigue > SPARE
    return heal if heal in ask.options and enough else ask.options[0]


def lull(state: State, ask: Ask) -> Option:
    """The flute, where several enemies would hear it."""
    near = state.plan.within(hero_of(state, ask).cell, AROUND)
    heard = sum(any(near >> cell & 1 for cell in foe.cells) for foe in state.monsters)
    return ask.options[-1] if heard > 1 else ask.options[0]


def lead(state: State, ask: Ask) -> Option:
    """The quest figure goes where it has to come."""
    figure, win = state.figure(str(ask.piece)), state.quest.head.win
    if not isinstance(figure, Companion) or not isinstance(win, NpcReaches):
        return ask.options[0]
    floor = state.floor
    end = 1 << floor.cells[win.square]
    far = distances(open_plan(state), end, state.water | state.rubble)

    def left(option: Option) -> int:
        match option:
            case o.Walk(to=to) | o.ClimbOut(to=to):
                return far[floor.cells[to]]
            case o.TakeStairs():
                return far[floor.stairs[figure.cell]]
        return far[figure.cell]

    return min(ask.options, key=left)


def last(_: State, ask: Ask) -> Option:
    """What is offered is taken."""
    return ask.options[-1]


def next_hero(state: State, ask: Ask) -> Option:
    """Whoever is nearest to an enemy first, so that others find the way free; else to a door."""

    def left(option: Option) -> int:
        hero = state.figure(option.piece) if isinstance(option, o.TakeTurn) else None
        if not isinstance(hero, Hero) or hero.cell < 0:
            return FAR
        party = Party(state, hero)
        if party.threatened or party.onward is None:
            return party.foe
        return party.onward[1][hero.cell]

    return min(ask.options, key=left)


# The overlord


def acting(state: State, ask: Ask) -> Option:
    """What the active monster does next."""
    monster = state.figure(str(ask.piece))
    assert isinstance(monster, Monster)
    return overlord.Activation(state, monster).choose(ask.options)


def upgrade(state: State, ask: Ask) -> Option:
    """The strongest monster becomes a master."""

    def worth(option: Option) -> float:
        figure = state.figure(option.piece) if isinstance(option, o.Upgrade) else None
        return blow(figure.card, 1) if isinstance(figure, Monster) else -1.0

    return max(ask.options, key=worth)


def charmed(state: State, ask: Ask) -> Option:
    """Whoever of the heroes can lose most."""
    for option in ask.options:
        if isinstance(option, o.Attack) and option.target.startswith("hero:"):
            return option
    return ask.options[0]


ANSWERS: Final[dict[str, Callable[[State, Ask], Option]]] = {
    "shop": shop,
    "arrange": arrange,
    "next-hero": next_hero,
    "action": action,
    "declared": with_action,
    "aim": last,
    "reroll": lambda state, ask: reroll(state, ask, ask.seat),
    "spend": spend,
    "cleave": strike,
    "another-attack": once_more,
    "vampiric-blood": recover,
    "cancel": cancel,
    "restore": restore,
    "blood": blood,
    "lull": lull,
    "guard": strike,
    "encounter": last,
    "pick-up": last,
    "lead": lead,
    "hand-limit": overlord.discard,
    "opening": overlord.opening,
    "spawn": lambda _, ask: overlord.spawn(ask),
    "relocate": overlord.relocate,
    "place-monster": overlord.place,
    "place": overlord.place,
    "mimic": overlord.place,
    "activate": overlord.activate,
    "activation": acting,
    "activation-card": overlord.on_activation,
    "aim-card": overlord.on_attack,
    "dodge-card": overlord.on_attack,
    "space-trap": overlord.trap,
    "door-trap": overlord.trap,
    "chest-trap": overlord.trap,
    "upgrade": upgrade,
    "breath": overlord.lay_breath,
    "charmed-attack": charmed,
}
"""How each question is answered; any other by its first option."""
