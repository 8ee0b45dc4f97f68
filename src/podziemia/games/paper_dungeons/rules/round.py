"""PD-2, PD-14, PD-15: the round: one roll for all, three dice each, and the end of the round.

`play` is the whole match. Chance is the cards of the setup and the eight rolls, and nothing else
(PD-24.3). What players do between the roll and the end of the round is theirs alone (PD-24.1); what
is common changes only at the roll and in the steps of the end (PD-24.2).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podziemia.kernel.loops import phases
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import Rules, together

from ..content import CLOVER, DICE_COLOURS, FACE_NAMES, FACES, ROUNDS, SEASON_ENDS, SHEET, SKULL
from ..dungeon import ROOMS, letters
from ..events import DiceRolled, GemsGone, MissionFulfilled, RollRejected, RoundBegan, RoundShown
from ..state import Player, State
from .bosses import boss
from .dice import use_dice
from .score import METRICS, end_of_match, games_to_play, scoring
from .setup import powers, setup

TOO_MANY: Final = 3  # PD-2.4


def play(state: State) -> Rules[Outcome]:
    """PD-2.1: setup, eight rounds, scoring; in a campaign three times (PD-21.2)."""
    for game in state.each("adventure", range(games_to_play(state))):
        state.game = game
        yield from phases(state, "game", [setup, powers, rounds, scoring])
    return end_of_match(state)


def rounds(state: State) -> Rules:
    """PD-2.1, PD-14.6: eight rounds in three seasons, a boss after each season (PD-16.1)."""
    for number in state.each("rounds", range(1, ROUNDS + 1)):
        ends_season = number in SEASON_ENDS
        yield from phases(state, "round", [roll, dice, end, *([boss] if ends_season else [])])


def roll(state: State) -> Rules:
    """PD-2.2, PD-2.3: one roll of all six dice for all, whoever rolls.

    Three skulls or more, or three clovers: all six again, and nothing happens (PD-2.4).
    """
    state.round += 1
    state.emit(RoundBegan, "PD-2.1", state.round)
    for player in state.players:
        sheet = player.sheet
        sheet.used, sheet.looted_now = (), 0
        sheet.switched = False  # PD-18.10: not cumulative
    every = range(len(DICE_COLOURS))
    while True:
        state.dice = [FACES[colour][state.rng.die(6) - 1] for colour in DICE_COLOURS]
        if state.dice.count(SKULL) < TOO_MANY and state.dice.count(CLOVER) < TOO_MANY:
            break
        state.emit(RollRejected, "PD-2.4", faces(state, every))
    state.emit(lambda: DiceRolled("PD-2.3", faces(state, every), state.dice.count(SKULL)))
    yield from ()


def faces(state: State, rolled: Iterable[int]) -> tuple[str, ...]:
    """The ids of the faces that some dice show."""
    return tuple(FACE_NAMES[DICE_COLOURS[die], state.dice[die]] for die in rolled)


def dice(state: State) -> Rules:
    """PD-4.4: everybody uses three dice, at the same time and independently; then all is told."""
    walked = [len(player.sheet.path) for player in state.players]
    yield from together({player.seat: use_dice(state, player) for player in state.players})
    for player in state.players:
        state.emit(round_shown, "PD-13.5", state, player, walked[player.seat])


def round_shown(rule: str, state: State, player: Player, begun: int) -> RoundShown:
    """PD-13.5: what a player did in the round; the path was so long before."""
    sheet = player.sheet
    rooms = tuple(ROOMS[room].id for room in sheet.path[begun:])
    done = faces(state, sheet.used), rooms, letters(sheet.looted_now)
    marks = sheet.health(), sheet.damage, sheet.potions, sheet.monsters()
    return RoundShown(rule, player.seat, *done, *marks)


def end(state: State) -> Rules:
    """PD-14.1, PD-14.7: gems, then missions, each for all before the next; then a boss, if any."""
    announce_gems(state)  # PD-14.2
    fulfil_missions(state)  # PD-14.5
    yield from ()


def announce_gems(state: State) -> None:
    """PD-13.6: gems looted this round are gone for all who do not have them.

    Several may have looted the same one (PD-13.4); what nobody looted stays (PD-13.7). Alone this
    changes nothing (PD-13.12).
    """
    announced = 0
    for player in state.players:
        announced |= player.sheet.looted_now
    for player in state.players:
        sheet = player.sheet
        lost = announced & ~sheet.looted & ~sheet.gone
        if lost:
            sheet.gone |= lost
            state.emit(GemsGone, "PD-13.6", player.seat, letters(lost))


def fulfil_missions(state: State) -> None:
    """PD-15.6, PD-15.9: after every round, before its boss, by the sheets as they are (PD-15.8).

    Claimed for everybody who meets the condition (PD-15.7, PD-15.10), all of them with full points
    (PD-15.3), several at once if so (PD-15.5). Then the card is removed (PD-15.4, PD-22.7), so
    nobody scores it twice (PD-15.11).
    """
    dungeon = state.map
    for mission in state.missions.copy():
        count, least = METRICS[mission.metric], mission.count
        able = [p for p in state.players if count(p.sheet, dungeon) >= least]
        if not able:
            continue
        points = mission_points(state)
        state.missions.remove(mission)
        state.claims.append((mission.id, state.round))
        for player in able:
            player.sheet.mission_points += points
            player.sheet.claimed += (mission.id,)
        state.emit(MissionFulfilled, "PD-15.2", mission.id, tuple(p.seat for p in able), points)


def mission_points(state: State) -> int:
    """PD-15.2: four each; alone it depends on the round (PD-22.3)."""
    if state.solo:
        return SHEET.cards.solo_mission_points[state.round - 1]
    return SHEET.cards.mission_points
