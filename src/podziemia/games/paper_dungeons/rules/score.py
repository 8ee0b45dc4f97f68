"""PD-17, PD-19, PD-21, PD-22: counters, score boxes, winners.

Final scoring triggers nothing (PD-17.15).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from podziemia.kernel.content import the
from podziemia.kernel.outcome import Outcome, places_by
from podziemia.kernel.questions import Rules, Seat

from ..content import CAMPAIGNS, ITEM_POINTS, MISSIONS, OBJECTIVES, PARTS, RANKS, SHEET, TOP_LEVEL
from ..dungeon import COLUMN_MASKS, CORNERS, LEVEL_MASKS, RIM, ROW_MASKS, Dungeon
from ..entries import Objective
from ..events import CampaignGameWon, GameEnded, ObjectiveShown, RankReached, SheetScored
from ..sheet import Sheet
from ..state import Player, State

SHAFT: Final = 4  # PD-19.4: columns with so many explored rooms
BOXES: Final = "ABCDEFGHIJK"
TOTAL: Final = "L"
ROOMS_EXPLORED: Final = "rooms"

Counter = Callable[[Sheet, Dungeon], int]


def heroes_at(level: int) -> Counter:
    """PD-19.6: how many heroes have reached a level."""
    return lambda sheet, _: sum(1 for found in sheet.levels if found >= level)


def defeated_at(level: int) -> Counter:
    """PD-19.5: how many monsters of exactly this printed level are defeated."""
    return lambda sheet, _: (sheet.defeated & LEVEL_MASKS[level]).bit_count()


def full(masks: Sequence[int]) -> Counter:
    """PD-19.4: how many of these sets of rooms are fully explored; B7 may be one (PD-19.10)."""
    return lambda sheet, _: sum(1 for rooms in masks if sheet.explored & rooms == rooms)


METRICS: Final[dict[str, Counter]] = {
    "explored_rooms": lambda sheet, _: sheet.explored.bit_count(),
    "explored_corner_rooms": lambda sheet, _: (sheet.explored & CORNERS).bit_count(),
    "explored_edge_rooms": lambda sheet, _: (sheet.explored & RIM).bit_count(),
    "explored_boss_rooms": lambda sheet, dungeon: (sheet.explored & dungeon.boss_mask).bit_count(),
    "fully_explored_rows": full(ROW_MASKS),
    "fully_explored_columns": full(COLUMN_MASKS),
    "columns_with_4_explored": lambda sheet, _: sum(
        1 for rooms in COLUMN_MASKS if (sheet.explored & rooms).bit_count() >= SHAFT
    ),
    "defeated_monsters": lambda sheet, _: sheet.monsters(),
    **{f"defeated_monsters_level_{level}": defeated_at(level) for level in LEVEL_MASKS},
    "distinct_defeated_monster_levels": lambda sheet, _: sum(
        1 for rooms in LEVEL_MASKS.values() if sheet.defeated & rooms
    ),
    "gems_looted": lambda sheet, _: sheet.gems,
    "potions_gained": lambda sheet, _: sheet.potions,
    "completed_items": lambda sheet, _: sheet.parts.count(PARTS),
    **{f"heroes_at_level_{level}_plus": heroes_at(level) for level in (3, 4, 5)},
    "heroes_at_level_6": heroes_at(TOP_LEVEL),
    "health": lambda sheet, _: sheet.health(),
    "traps_triggered": lambda sheet, _: sheet.traps,  # PD-19.7
    "obstacles_passed": lambda sheet, _: sheet.traps + sheet.walls + sheet.waters,  # PD-19.8
    "boss_points": lambda sheet, _: sum(sheet.bosses),  # PD-19.9
}
"""PD-19.11: the counters by name, as missions and objectives use them."""
for _metric in (*(m.metric for m in MISSIONS.values()), *(o.metric for o in OBJECTIVES.values())):
    the(METRICS, _metric)


def weakest_points(sheet: Sheet) -> int:
    """PD-17.4: for the weakest hero, and one for each hero at level 6."""
    tops = sheet.levels.count(TOP_LEVEL)
    return SHEET.levels.weakest_points[min(sheet.levels)] + SHEET.levels.top_bonus * tops


def item_points(sheet: Sheet) -> int:
    """PD-17.5, PD-6.7: one for each part, and the points of completed items.

    The Crown is worth four (PD-6.16), the cursed Scythe costs one (PD-6.11).
    """
    bonus = sum(ITEM_POINTS[item] for item, parts in enumerate(sheet.parts) if parts == PARTS)
    return SHEET.items.part_points * sum(sheet.parts) + bonus


def damage_points(sheet: Sheet) -> int:
    """PD-17.8, PD-17.16: the last threshold that the damage column has reached."""
    reached = [points for hearts, points in SHEET.damage.thresholds if hearts <= sheet.damage]
    return reached[-1] if reached else 0


def objective_points(objective: Objective, sheet: Sheet, dungeon: Dungeon) -> int:
    """PD-19.2: the highest threshold reached; it need not be any (PD-19.1)."""
    value = METRICS[objective.metric](sheet, dungeon)
    reached = sum(value >= threshold for threshold in objective.thresholds)
    return (0, *SHEET.cards.objective_points)[reached]


def boxes(state: State, player: Player, sheet: Sheet, *, objective: bool = True) -> dict[str, int]:
    """PD-17.2 to PD-17.12: the score boxes A to L, and the explored rooms for ties.

    Without the objective (for those who may not know it) box J holds the power's points alone; a
    power counts whether it was used or not (PD-17.10, PD-18.18).
    """
    fought = [*sheet.bosses, 0, 0, 0][:3]  # PD-17.3
    cards = player.power.end_points if player.power is not None else 0
    if objective and player.objective is not None and state.dungeon is not None:
        cards += objective_points(player.objective, sheet, state.map)
    values = [
        *fought,
        weakest_points(sheet),
        item_points(sheet),
        SHEET.gems.points[sheet.gems],  # PD-17.6
        SHEET.monsters.points[sheet.monsters()],  # PD-17.7
        damage_points(sheet),
        SHEET.damage.resurrection if sheet.resurrected else 0,  # PD-17.9
        cards,
        sheet.mission_points,  # PD-17.11
    ]
    found = dict(zip(BOXES, values, strict=True))
    return found | {TOTAL: sum(values), ROOMS_EXPLORED: sheet.explored.bit_count()}


def scoring(state: State) -> Rules:
    """PD-17.1: the game is over and everything is summed; a campaign keeps only that (PD-21.3)."""
    for player in state.players:  # PD-17.14
        if player.objective is not None and not state.options.open_objectives:
            state.emit(ObjectiveShown, "PD-17.14", player.seat, player.objective.id)
    state.show()
    state.results.append([boxes(state, player, player.sheet) for player in state.players])
    for seat, result in enumerate(state.results[-1]):
        state.emit(SheetScored, "PD-17.12", seat, result[TOTAL], result[ROOMS_EXPLORED])
    honour_winners(state)
    yield from ()


def honour_winners(state: State) -> None:
    """PD-21.7: each game of a campaign has its own winner, for the honour of it."""
    winners = best(state, state.results[-1])[1]
    state.winners.append(winners)
    if games_to_play(state) > 1 and not state.solo:
        state.emit(CampaignGameWon, "PD-21.7", state.game + 1, winners)


def games_to_play(state: State) -> int:
    """PD-21.2: a campaign has three games."""
    return len(CAMPAIGNS.get(state.options.adventure, ("one",)))


def end_of_match(state: State) -> Outcome:
    """PD-17.13: the highest total wins; the sum decides a campaign (PD-21.4, PD-21.7)."""
    rule = "PD-21.4" if len(state.results) > 1 else "PD-17.13"
    outcome = ranking(state, "PD-22.5" if state.solo and rule == "PD-17.13" else rule, rule)
    if (reached := rank(state)) is not None:
        state.emit(RankReached, "PD-22.5", reached, average(state))
    return outcome


def ranking(state: State, rule: str, told: str) -> Outcome:
    """PD-17.13, PD-21.5: totals, then explored rooms, then shared; resigned seats are behind.

    The end is told by a rule of its own: who has won, or alone with how many points.
    """
    scores = [sums(state, seat) for seat in range(state.players_count)]
    places, winners = best(state, scores)
    state.emit(GameEnded, told, winners, scores[winners[0]][TOTAL], state.solo)
    return Outcome(winners=winners, rule=rule, places=places, scores=tuple(scores))


def best(
    state: State, scores: Sequence[Mapping[str, int]]
) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Everybody's place by these scores, and who is first."""
    merits = [
        (seat not in state.resigned, score[TOTAL], score[ROOMS_EXPLORED])
        for seat, score in enumerate(scores)
    ]
    places = places_by(merits)
    return places, tuple(seat for seat, place in enumerate(places) if place == 1)


def sums(state: State, seat: Seat) -> dict[str, int]:
    """A player's boxes over all games that are over."""
    found = state.results[0][seat].copy()
    for results in state.results[1:]:
        found = {box: points + results[seat][box] for box, points in found.items()}
    return found


def rank(state: State) -> str | None:
    """PD-22.5, PD-22.8: the rank of a solo match played to its end, if missions were in use."""
    if not state.solo or state.resigned or not state.options.use_missions:
        return None
    score = average(state)
    return [name for least, name in RANKS if least <= score or least == RANKS[0][0]][-1]


def average(state: State) -> int:
    """PD-21.7: the solo total; in a campaign (PD-22.6) the average, rounded down."""
    return sum(game[0][TOTAL] for game in state.results) // len(state.results)


def conclude(state: State) -> Outcome:
    """PD-R-71: all but one have resigned: the match is scored as it stands.

    Before all have chosen nobody has kept a card (PD-1.9).
    """
    if not state.powers_known:
        for player in state.players:
            state.power_box += player.powers
            state.objective_box += player.objectives
            player.powers, player.objectives = [], []
    state.results.append([boxes(state, player, player.sheet) for player in state.players])
    honour_winners(state)
    return ranking(state, "PD-R-71", "PD-R-71")
