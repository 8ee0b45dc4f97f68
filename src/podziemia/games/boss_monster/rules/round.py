"""BM-4, BM-7, BM-10: the round, its beginning, the build turns and the bait phase.

A round is the whole round of the rulebook; a player's own part of it is a build turn or an
adventure turn (BM-1.5). `play` is the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from podziemia.kernel.loops import phases
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Rules, ask

from ..content import FOOL
from ..events import BuildTurnBegan, HeroRevealed, HeroStayed, RoundBegan
from ..options import Draw
from ..state import Hero, Player, State
from . import hands
from .adventure import adventure
from .build import reveal
from .end import end, scores
from .heroes import leave_deck, lure_from_town, to_town
from .setup import SETUP
from .windows import window


def play(state: State) -> Rules[Outcome]:
    """BM-4.1: setup, then round after round until somebody has won (BM-1.3)."""
    return cast("Rules[Outcome]", phases(state, "game", [*SETUP, rounds]))


def rounds(state: State) -> Rules[Outcome]:
    """BM-4.1: one round after the other; the one in which the game ends is the last."""
    return cast("Rules[Outcome]", phases(state, "round", ROUND, again=True))


def beginning(state: State) -> Rules:
    """BM-7: heroes come to town, players draw; nothing else can be done (BM-7.11)."""
    state.round += 1
    players = state.living()
    state.eventful = False
    state.emit(round_began, state)
    for _ in range(state.players_count):  # BM-7.1, BM-7.2, BM-16.12
        reveal_hero(state)
    for player in players:  # BM-7.9
        yield from round_draw(state, player)


def round_began(state: State) -> RoundBegan:
    """The round with what everybody has gained and suffered before it."""
    standing = scores(state)
    souls, wounds = (tuple(each[kind] for each in standing) for kind in ("souls", "wounds"))
    return RoundBegan("BM-4.1", state.round, souls, wounds)


def reveal_hero(state: State) -> None:
    """BM-7.3, BM-7.4, BM-7.5: from the ordinary deck, then from the epic one, then no more."""
    deck = state.hero_deck or state.epic_deck
    if deck:
        hero = leave_deck(state, deck.pop())
        to_town(state, hero)
        state.emit(HeroRevealed, "BM-7.1", hero.card.id)


def round_draw(state: State, player: Player) -> Rules:
    """BM-7.9: one Room card; with an active Haunted Library perhaps a Spell card (BM-7.10)."""
    if player.rooms_with("replacement_round_draw") and hands.can_draw(state, "spell"):  # BM-18.15
        options = [Draw("room"), Draw("spell")]
        chosen = yield from ask(player.seat, "round-draw", options, rule="BM-7.10")
        hands.draw(state, player, chosen.deck, "BM-7.10")
    else:
        hands.draw(state, player, "room", "BM-7.9")


def build(state: State) -> Rules:
    """BM-8.1: in XP order each player takes one build turn (BM-4.3, BM-4.7)."""
    for seat in state.each("build", state.order):
        yield SAFE
        yield from build_turn(state, state.players[seat])


def build_turn(state: State, player: Player) -> Rules:
    """BM-5.3: one window, in which the player is active; heroes at the entrance wait (BM-8.21)."""
    player.placements = 0 if state.kobold_strike else 1  # BM-8.2, BM-8.13
    state.emit(BuildTurnBegan, "BM-8.1", player.seat)
    yield from window(state, "build_turn", player)
    player.placements = 0  # BM-8.16
    state.active = None  # BM-4.5


def bait(state: State) -> Rules:
    """BM-10: every hero in town goes where its treasure is; nobody decides anything (BM-10.7).

    Heroes already at an entrance stay (BM-10.10); no effect can be used (BM-10.11). When a tie
    breaks, all heroes of that class go at once (BM-10.8).
    """
    for hero in state.town.copy():  # BM-10.1
        fool = hero.card.hero_class == FOOL
        if (owner := lured_to(state, hero)) is not None:
            lure_from_town(state, owner, hero, "BM-10.9" if fool else "BM-10.4")
        else:
            state.emit(HeroStayed, "BM-10.9" if fool else "BM-10.5", hero.card.id)
    yield from ()


def lured_to(state: State, hero: Hero) -> Player | None:
    """BM-10.4: the player whose dungeon a hero in town goes to, if there is one."""
    kind, players = hero.card.hero_class, state.living()
    fool = kind == FOOL
    values = [-player.soul_count() if fool else player.lure(kind) for player in players]
    place = goes_to(values, fool=fool)
    return players[place] if place is not None else None


def goes_to(values: Sequence[int], *, fool: bool) -> int | None:
    """BM-10.4, BM-10.5: to which of the players a hero goes, if to any.

    The one highest value of at least 1; the Fool to strictly the fewest souls (BM-10.9, BM-18.70).
    """
    best = max(values)
    if values.count(best) > 1 or (best == 0 and not fool):
        return None
    return values.index(best)


ROUND: Final[list[Callable[[State], Rules[Outcome | None]]]] = [
    *(beginning, build, reveal, bait, adventure, end)
]
