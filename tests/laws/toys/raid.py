"""LO: loops four deep (round, turn, activation, attack), and modifiers that last as long as each.

The attacks end early when one was aimed or the figure falls. A war cry lasts a round, a blessing a
turn, an aim one attack, and a shield until it is dropped. Each lies there as a token, which is what
the law of conservation looks at.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, by_points, make_game

ROUNDS, FIGURES, ATTACKS, LIFE = 2, ("knight", "mage"), 3, 3
TOKENS = {"aim": 1, "bless": 100, "cry": 100, "shield": 2}


class Rest(Option, frozen=True):
    """The next figure follows."""


class Attack(Option, frozen=True):
    """Attack somebody, several times in a row."""

    foe: str


class Hit(Option, frozen=True):
    """Attack plainly."""


class Aim(Option, frozen=True):
    """Two more damage in this attack, which is the last in a row."""


class Cry(Option, frozen=True):
    """One more damage for everybody until the end of the round."""


class Bless(Option, frozen=True):
    """One more damage for this figure until the end of the turn."""


class Shield(Option, frozen=True):
    """The next attack costs no life; this one does no damage."""


class Raid(Plain):
    """Damage done, lives left, who is being attacked, and the tokens in the box."""

    __slots__ = ("box", "damage", "foe", "life")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.box = TOKENS.copy()
        self.damage = [0] * players
        self.foe = ""
        self.life = dict.fromkeys(FIGURES, LIFE)


def play(fault: str, state: Raid) -> Rules[Outcome]:
    """LO-1: rounds of turns of activations of attacks."""
    for _ in state.each("round", range(ROUNDS)):
        yield SAFE
        for seat in state.each("turn", range(state.players_count)):
            yield SAFE
            yield from turn(fault, state, seat)
            expire(fault, state, "turn")
            state.life = dict.fromkeys(FIGURES, LIFE)
        expire(fault, state, "round")
    return by_points(state.damage, "LO-9")


def turn(fault: str, state: Raid, seat: Seat) -> Rules:
    """LO-2: every figure attacks again and again until it falls or rests."""
    for figure in state.each("activation", FIGURES):
        while state.life[figure] > 0:
            yield SAFE
            if not state.foe:  # not in the middle of the attacks
                ways: list[Rest | Attack] = [Rest(), Attack("orc"), Attack("ogre")]
                chosen = yield from ask(seat, "activate", ways, rule="LO-2")
                if isinstance(chosen, Rest):
                    break
                state.foe = chosen.foe
            yield from attacks(fault, state, seat, figure)
            state.foe = ""


def attacks(fault: str, state: Raid, seat: Seat, figure: str) -> Rules:
    """LO-3: up to three attacks in a row, fewer if one is aimed or the figure falls."""
    numbers = range(ATTACKS)
    for number in numbers if fault == "plain loop" else state.each("attack", numbers):
        yield SAFE
        ways = [Hit(), Aim(), Cry(), Bless(), Shield()]
        chosen = yield from ask(seat, "attack", ways, rule="LO-4")
        attack(fault, state, seat, figure, chosen, number)
        if isinstance(chosen, Aim) or state.life[figure] == 0:
            if fault != "loop not left":
                state.leave_loop("attack")
            return


def attack(fault: str, state: Raid, seat: Seat, figure: str, chosen: Option, before: int) -> None:
    """LO-4: damage, more after attacks in a row; and a life in return unless there is a shield."""
    modifiers = state.modifiers
    if isinstance(chosen, Aim | Cry | Bless | Shield):
        state.box[type(chosen).__name__.lower()] -= 1
    match chosen:
        case Aim():
            modifiers.add("aim", "damage", 2, scope=figure, until="attack")
        case Cry():
            modifiers.add("cry", "damage", scope=None, until="round")
        case Bless():
            modifiers.add("bless", "damage", scope=figure, until="turn")
        case Shield():
            modifiers.add("shield", "armour", scope=figure, until="game")
            return
    state.damage[seat] += 1 + before + modifiers.sum("damage", figure)
    expire(fault, state, "attack")
    if modifiers.sum("armour", figure):
        state.box["shield"] += modifiers.sum("armour", figure)
        modifiers.drop("armour", figure)
    else:
        state.life[figure] -= 1


def expire(fault: str, state: Raid, until: str) -> None:
    """LO-5: what lasted until now is over, and its tokens go back into the box."""
    for modifier in state.modifiers.held:
        if modifier.until == until:
            state.box[modifier.source] += 1
    if fault != "nothing expires":
        state.modifiers.expire(until)


def view(state: Raid, _: Seat | None) -> View:
    """Everything is open."""
    held = [[m.source, m.amount, m.scope, m.until] for m in state.modifiers.held]
    return {"damage": list(state.damage), "life": dict(state.life), "foe": state.foe, "held": held}


def inventory(state: Raid) -> dict[str, int]:
    """Where the tokens are."""
    places = Counter({f"all:box:{token}": number for token, number in state.box.items()})
    places.update(f"all:held:{modifier.source}" for modifier in state.modifiers.held)
    return dict(places)


def raid(fault: str = "") -> Game[Raid]:
    """The game, healthy or with a fault."""
    game = make_game(
        "LO",
        players=range(1, 3),
        state=Raid,
        play=partial(play, fault),
        options=(Rest, Attack, Hit, Aim, Cry, Bless, Shield),
        view=view,
        conclude=lambda state: by_points(state.damage, "LO-9"),
    )
    return replace(game, inventory=inventory)
