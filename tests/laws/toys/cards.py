"""A small complete game with hidden cards, simultaneous choices and chance; and broken ones.

Everybody holds cards and lays one face-down at the same time; the highest takes a point (a die
decides ties), and everybody draws. Then, in turn, whoever holds the jester may show it for two
points; everybody with cards is asked, so that nobody learns who has it. `toy(fault)` breaks one
law on purpose.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from podziemia.kernel.errors import Refusal
from podziemia.kernel.events import Event, Secret
from podziemia.kernel.game import CardInfo, Game, Value, View
from podziemia.kernel.outcome import Outcome, last_one_standing
from podziemia.kernel.questions import SAFE, Ask, Option, Rules, Seat, ask_secret, together
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Offer, Scene, Words
from podziemia.kernel.state import State

CARDS = ("jester", *(f"number_{number}" for number in range(1, 12)))
HAND, ROUNDS, TALL = 3, 3, 6
GLOBAL = itertools.count()  # what a rule must not look at


class Lay(Option, frozen=True):
    """Lay a card face-down."""

    card: str


class Pass(Option, frozen=True):
    """Show nothing."""


class Jest(Option, frozen=True):
    """Show the jester."""


class Drawn(Event, frozen=True):
    """A player drew a card."""

    seat: Seat
    card: Secret[str | None]
    told_to_all: bool

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self.told_to_all else super().seen_by(seat)


class ToyState(State):
    """The whole table."""

    __slots__ = (
        "deck",
        "hands",
        "laid",
        "order",
        "points",
        "round",
        "sharing",
        "step",
        "table",
        "turn",
    )

    def __init__(self, players: int, rng: Rng, *, sharing: bool = False) -> None:
        super().__init__(players, rng)
        self.sharing = sharing  # a broken game's copies have the points in common
        self.deck: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.laid: list[str | None] = [None] * players
        self.order: list[Seat] = []  # only a broken game writes here
        self.table: list[str] = []
        self.points = [0] * players
        self.round, self.turn, self.step = 0, 0, "deal"

    def copy(self) -> ToyState:
        other = ToyState(self.players_count, self.rng, sharing=self.sharing)
        self.copy_common_to(other)
        other.deck, other.table = self.deck.copy(), self.table.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.laid = self.laid.copy()
        other.points = self.points if self.sharing else self.points.copy()
        other.order = self.order.copy()
        other.round, other.turn, other.step = self.round, self.turn, self.step
        return other


def play(fault: str, state: ToyState) -> Rules[Outcome]:
    """TOY-1: deal, then rounds of laying and jesting."""
    while state.round < ROUNDS or fault == "endless":
        yield SAFE
        if state.step == "deal":
            state.deck = list(CARDS)
            state.rng.shuffle(state.deck)
            for seat in range(state.players_count):
                for _ in range(HAND):
                    draw(fault, state, seat)
            state.step = "lay"
        elif state.step == "lay":
            yield from together({s: lay(fault, state, s) for s in range(state.players_count)})
            reveal(fault, state)
            state.step, state.turn = "jest", 0
        elif state.turn < state.players_count:
            yield from jest(fault, state, state.turn)
            state.turn += 1
        else:
            state.round, state.step = state.round + 1, "lay"
    return outcome(fault, state)


def draw(fault: str, state: ToyState, seat: Seat) -> None:
    """TOY-2: only the player sees the card."""
    if not state.deck:
        state.deck, state.table = state.table, []
        state.rng.shuffle(state.deck)
    card = state.deck.pop()
    state.hands[seat].append(card)
    state.show()
    state.emit(Drawn, "TOY-2", seat, card, fault == "loud draw")


def lay(fault: str, state: ToyState, seat: Seat) -> Rules:
    """TOY-3: one card, face-down."""
    make = partial(lays, fault, state, seat)
    chosen = yield from ask_secret(seat, "lay", make, rule="TOY-3")
    state.hands[seat].remove(chosen.card)
    state.laid[seat] = chosen.card
    if fault == "order":
        state.order.append(seat)


def lays(fault: str, state: ToyState, seat: Seat) -> list[Lay]:
    """The cards of the hand; a broken game puts the highest card of the next player first."""
    cards = list(dict.fromkeys(state.hands[seat]))
    if fault == "options":
        other = state.hands[(seat + 1) % state.players_count]
        cards.sort(reverse=bool(other) and max(other, key=worth) == "number_11")
    return [Lay(card) for card in cards]


def worth(card: str) -> int:
    """The number of a card; the jester has none."""
    return 0 if card == "jester" else int(card.partition("_")[2])


def reveal(fault: str, state: ToyState) -> None:
    """TOY-4: the highest card takes the point; a die decides ties."""
    values = [worth(card) for card in state.laid if card is not None]
    best = [seat for seat, value in enumerate(values) if value == max(values)]
    state.points[best[state.rng.die(len(best)) - 1]] += 1
    if fault == "chance":
        state.points[next(GLOBAL) % state.players_count] += 1
    state.table += [card for card in state.laid if card is not None and fault != "loss"]
    state.laid = [None] * state.players_count
    state.show()
    for seat in range(state.players_count):
        draw(fault, state, seat)


def jest(fault: str, state: ToyState, seat: Seat) -> Rules:
    """TOY-5: everybody with cards is asked; only the jester can be shown."""
    if not state.hands[seat] or (fault == "skip" and "jester" not in state.hands[seat]):
        return
    make = partial(jests, state, seat)
    if isinstance((yield from ask_secret(seat, "jest", make, rule="TOY-5")), Jest):
        state.hands[seat].remove("jester")
        state.table.append("jester")
        state.points[seat] += 2
        if fault != "unnoticed jest":
            state.show()


def jests(state: ToyState, seat: Seat) -> list[Pass | Jest]:
    """Pass, or show the jester."""
    return [Pass(), Jest()] if "jester" in state.hands[seat] else [Pass()]


def outcome(fault: str, state: ToyState) -> Outcome:
    """TOY-6: the most points win; of equals, all."""
    best = max(state.points)
    places = tuple(1 if points == best else 2 for points in state.points)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    rule = "TOY-66" if fault == "outcome" else "TOY-6"
    scores = tuple({"points": p} for p in state.points)
    return Outcome(winners=winners, rule=rule, places=places, scores=scores)


def view(fault: str, state: ToyState, seat: Seat | None) -> View:
    """What a seat may know."""
    hands: list[Any] = [
        list(hand) if owner == seat else len(hand) for owner, hand in enumerate(state.hands)
    ]
    if fault == "view":
        hands[0] = list(state.hands[0])
    if fault == "thin back":
        hands[0] = [worth(card) > TALL for card in state.laid[:1] if card] or hands[0]
    return {
        "hands": hands,
        "laid": [card if s == seat else card is not None for s, card in enumerate(state.laid)],
        "table": list(state.table),
        "deck": len(state.deck),
        "points": list(state.points),
        "next": state.deck[-1:] if fault == "spectator" and seat is None else None,
    }


def deal_anew(fault: str, state: ToyState, seat: Seat | None, rng: Rng) -> None:
    """Cards in other hands, laid by others and in the deck."""
    state.rng = rng
    pool = list(state.deck)
    others = [s for s in range(state.players_count) if s != seat or fault == "dealing"]
    for other in others:
        pool += state.hands[other] + [card for card in state.laid[other : other + 1] if card]
    rng.shuffle(pool)
    for other in others:
        state.hands[other] = [pool.pop() for _ in state.hands[other]]
        if state.laid[other] is not None:
            state.laid[other] = pool.pop()
    state.deck = pool


def explain(fault: str, state: ToyState, ask: Ask, option: Option) -> None:
    """TOY-3: why something is not offered."""
    if fault == "explain crash" and isinstance(option, Lay):
        raise KeyError(option.card)
    if fault == "telling refusal" and isinstance(option, Lay):
        held = any(option.card in hand for hand in state.hands)
        raise Refusal("TOY-3", "toy-held" if held else "toy-nowhere")
    raise Refusal("TOY-99" if fault == "no rule" else "TOY-3", "toy-not-offered")


def inventory(state: ToyState) -> Mapping[str, int]:
    """Where every card is."""
    found: Counter[str] = Counter()
    found.update(f"nobody:deck:{card}" for card in state.deck)
    found.update(f"all:table:{card}" for card in state.table)
    for seat, hand in enumerate(state.hands):
        found.update(f"{seat}:hand.{seat}:{card}" for card in hand)
        found.update(f"{seat}:laid.{seat}:{card}" for card in state.laid[seat : seat + 1] if card)
    return found


def start(fault: str, players: int, _: Mapping[str, Value], rng: Rng) -> ToyState:
    """A table before the deal."""
    return ToyState(players, rng, sharing=fault == "sharing")


def toy(fault: str = "") -> Game[ToyState]:
    """The game, healthy or with a fault."""
    info = {name: CardInfo(name, "card", {}, {}, {}, ()) for name in CARDS}
    return Game(
        id="toy",
        prefix="TOY",
        version=1,
        players=range(2, 4),
        switches=(),
        option_types=(Lay, Pass, Jest),
        event_types=(Drawn,),
        folder=Path(__file__).parent,
        start=partial(start, fault),
        play=partial(play, fault),
        leave=last_one_standing(partial(outcome, fault)),
        view=partial(view, fault),
        deal_anew=partial(deal_anew, fault),
        explain=partial(explain, fault),
        over_rule="TOY-6",
        out_rule="TOY-6",
        phases=(),
        resign_rule="TOY-6",
        turn_rule="TOY-5",
        scene=lambda _: Scene(Words("toy"), ()),
        offer=lambda _, __, option: Offer(Words(type(option).__name__)),
        lay_out=lambda _, __: None,
        inspect=lambda state: {"points": state.points},
        cards=info,
        inventory=inventory,
    )
