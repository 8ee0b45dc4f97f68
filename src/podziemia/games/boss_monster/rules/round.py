"""BM-4, BM-7, BM-10: the round, its beginning, the build turns and the bait phase.

A round is the whole round of the rulebook; a player's own part of it is a build turn or an
adventure turn (BM-1.5). `play` is the whole game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.boss_monster.adventure import adventure
from podziemia.games.boss_monster.build import reveal_rooms
from podziemia.games.boss_monster.content import FOOL
from podziemia.games.boss_monster.ending import end
from podziemia.games.boss_monster.events import (
    BuildTurnBegan,
    HeroRevealed,
    HeroStayed,
    RoundBegan,
)
from podziemia.games.boss_monster.hands import can_draw_spell, draw_of, draw_room
from podziemia.games.boss_monster.heroes import leave_deck, lure_from_town, to_town
from podziemia.games.boss_monster.options import Draw
from podziemia.games.boss_monster.setup import setup
from podziemia.games.boss_monster.state import Hero, Player, State
from podziemia.games.boss_monster.windows import window
from podziemia.kernel.asking import SAFE, Rules, ask
from podziemia.kernel.loops import phases
from podziemia.kernel.outcome import Outcome


def play(state: State) -> Rules[Outcome]:
    """BM-4.1: setup, then round after round until somebody has won (BM-1.3)."""
    if not state.order:
        yield SAFE
        yield from setup(state)
    while True:
        outcome = yield from phases(state, "round", ROUND)
        if outcome is not None:
            return outcome


def beginning(state: State) -> Rules:
    """BM-7: heroes come to town, players draw; nothing else can be done (BM-7.11)."""
    state.round += 1
    players = state.living()
    state.eventful = False
    state.emit(RoundBegan, "BM-4.1", state.round)
    for _ in range(state.players_count):  # BM-7.1, BM-7.2, BM-16.12
        reveal_hero(state)
    for player in players:  # BM-7.9
        yield from round_draw(state, player)


def reveal_hero(state: State) -> None:
    """BM-7.3, BM-7.4, BM-7.5: from the ordinary deck, then from the epic one, then no more."""
    deck = state.hero_deck or state.epic_deck
    if deck:
        hero = leave_deck(state, deck.pop())
        to_town(state, hero)
        state.emit(HeroRevealed, "BM-7.1", hero.card.id)


def round_draw(state: State, player: Player) -> Rules:
    """BM-7.9: one Room card; with an active Haunted Library perhaps a Spell card (BM-7.10)."""
    if player.rooms_with("replacement_round_draw") and can_draw_spell(state):  # BM-18.15
        options = [Draw("room"), Draw("spell")]
        chosen = yield from ask(player.seat, "round-draw", options, rule="BM-7.10")
        draw_of(state, player, chosen.deck, "BM-7.10")
    else:
        draw_room(state, player, "BM-7.9")


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


def reveal(state: State) -> Rules:
    """BM-9: the end of the build phase."""
    yield from reveal_rooms(state)


def bait(state: State) -> Rules:
    """BM-10: every hero in town goes where its treasure is; nobody decides anything (BM-10.7).

    Heroes already at an entrance stay (BM-10.10); no effect can be used (BM-10.11). When a tie
    breaks, all heroes of that class go at once (BM-10.8).
    """
    for hero in state.town.copy():  # BM-10.1
        if (owner := lured_to(state, hero)) is not None:
            rule = "BM-10.9" if hero.card.hero_class == FOOL else "BM-10.4"
            lure_from_town(state, owner, hero, rule)
        else:
            rule = "BM-10.9" if hero.card.hero_class == FOOL else "BM-10.5"
            state.emit(HeroStayed, rule, hero.card.id)
    yield from ()


def lured_to(state: State, hero: Hero) -> Player | None:
    """BM-10.4, BM-10.5: the one dungeon with the highest value of at least 1, if there is one."""
    players = state.living()
    if hero.card.hero_class == FOOL:  # BM-10.9, BM-18.70: strictly the fewest souls
        values = [-player.soul_count() for player in players]
    else:
        values = [player.lure(hero.card.hero_class) for player in players]
        if max(values) == 0:
            return None
    best = max(values)
    return players[values.index(best)] if values.count(best) == 1 else None


ROUND: Final[list[Callable[[State], Rules[Outcome | None]]]] = [
    beginning,
    build,
    reveal,
    bait,
    adventure,
    end,
]
