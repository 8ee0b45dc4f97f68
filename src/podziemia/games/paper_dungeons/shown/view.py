"""What each seat may see, and dealing anew what it may not.

Everything lies open but the cards dealt and not shown, and what the others do while all play at
the same time (PD-24.1): of them a seat sees the sheet as it was when that began.
"""

from __future__ import annotations

from typing import Any

from podziemia.kernel.content import attributes, ids
from podziemia.kernel.game import View
from podziemia.kernel.hidden import deal_piles_anew, take, take_fitting
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng

from ..content import COLOURS, DICE_COLOURS, DIGITS, MISSIONS, SEASON_ENDS, SYMBOLS
from ..dungeon import ROOMS, letters, names
from ..rules.bosses import has_found, strength
from ..rules.movement import room_name
from ..rules.score import METRICS, boxes, games_to_play, rank
from ..sheet import Sheet
from ..state import Player, State


def view(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know, ready for JSON."""
    return {
        "seat": seat,
        **attributes(state, "phase", "round"),
        "game": state.game + 1,
        "games": games_to_play(state),
        "adventure": state.options.adventure,
        "solo": state.solo,
        "gem_track_rewards": state.options.gem_track_rewards,
        "vanishing_gems": state.gems_vanish,
        "dungeon": dungeon_view(state),
        "missions": missions_view(state, seat),
        "dice": dice_view(state),
        "players": [player_view(state, player, seat) for player in state.players],
        "results": [[dict(result) for result in game] for game in state.results],
        "winners": [list(winners) for winners in state.winners],
        "rank": rank(state) if state.phase == "over" and state.results else None,
    }


def dungeon_view(state: State) -> dict[str, Any] | None:
    """The dungeon card: its walls, its bosses, where they live and when they are fought."""
    dungeon = state.dungeon
    if dungeon is None:
        return None
    fights = zip(dungeon.bosses, dungeon.boss_rooms, SEASON_ENDS, strict=True)
    return {
        "dungeon": dungeon.id,
        "walls": [[ROOMS[a].id, ROOMS[b].id] for a, b in dungeon.drawn_walls],
        "bosses": [{"boss": b.id, "room": ROOMS[r].id, "round": fought} for b, r, fought in fights],
    }


def missions_view(state: State, seat: Seat | None) -> list[dict[str, Any]]:
    """The three missions: on the table or fulfilled, and how far everybody is."""
    rounds = dict(state.claims)
    sheets: list[Sheet] = [state.part_seen_by(seat, player.seat) for player in state.players]
    return [
        {
            "mission": card.id,
            "count": card.count,
            "fulfilled": rounds.get(card.id),
            "progress": [METRICS[card.metric](sheet, state.map) for sheet in sheets],
        }
        for card in (*state.missions, *(MISSIONS[name] for name in rounds))
    ]


def dice_view(state: State) -> list[dict[str, Any]]:
    """The common roll."""
    return [
        {"colour": COLOURS[face[0]], "symbol": SYMBOLS[face[1]], "digit": DIGITS.get(face)}
        for face in zip(DICE_COLOURS, state.dice, strict=False)  # no dice before the first roll
    ]


def player_view(state: State, player: Player, seat: Seat | None) -> dict[str, Any]:
    """One player, as another seat or the player sees them.

    Of the cards dealt, which only the player sees, the kept one is first after the choice.
    """
    own = player.seat == seat
    sheet: Sheet = state.part_seen_by(seat, player.seat)
    known = state.objectives_known or (own and state.powers_known)
    objective, counter = player.objective if known else None, None
    if objective is not None:
        value = METRICS[objective.metric](sheet, state.map)
        counter = {"objective": objective.id, "value": value}
    dealt = {"powers": ids(player.powers), "objectives": ids(player.objectives)}
    return {
        "seat": player.seat,
        "resigned": player.seat in state.resigned,
        "power": player.power.id if player.power else None,
        "objective": counter,
        "dealt": dealt if own else None,
        **sheet_view(sheet),
        "strengths": strengths_view(state, player, sheet),
        "score": boxes(state, player, sheet, objective=known),
        "complete": known,
    }


def sheet_view(sheet: Sheet) -> dict[str, Any]:
    """Everything that is marked on a sheet."""
    return {
        **attributes(sheet, "potions", "hearts", "damage", "resurrected", "gems", "traps", "walls"),
        **attributes(sheet, "waters", "mission_points", "switched", "levels"),
        "training": [COLOURS[colour] for colour in sheet.training],
        "parts": list(sheet.parts),
        "health": sheet.health(),
        "room": room_name(sheet.room),
        "path": [ROOMS[room].id for room in sheet.path],
        "explored": list(names(sheet.explored)),
        "defeated": list(names(sheet.defeated)),
        "looted": list(letters(sheet.looted)),
        "gone": list(letters(sheet.gone)),
        **attributes(sheet, "bosses", "claimed"),
        "digits": [list(digits) for digits in sheet.digits],
        "used": list(sheet.used),
    }


def strengths_view(state: State, player: Player, sheet: Sheet) -> list[dict[str, Any]]:
    """How strong the party would be against each boss now, and whether it has found it."""
    if state.dungeon is None:
        return []
    return [
        {"strength": strength(sheet, player.power, boss), "found": has_found(state, sheet, number)}
        for number, boss in enumerate(state.dungeon.bosses)
    ]


def deal_anew(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal everything hidden from a seat anew, consistently with what it knows now.

    That is the rolls to come and the cards that others hold unseen.
    """
    state.rng = rng
    hidden = [player for player in state.players if player.seat != seat]
    deal_powers_anew(state, hidden, rng)
    deal_objectives_anew(state, hidden, rng)


def deal_powers_anew(state: State, hidden: list[Player], rng: Rng) -> None:
    """Powers that others hold or have discarded unseen, and those left in the box."""
    kept = 1 if state.powers_known else 0  # a kept power lies open
    rests = [player.powers[kept:] for player in hidden]
    deal_piles_anew([*rests, state.power_box], rng)
    for player, rest in zip(hidden, rests, strict=True):
        player.powers[kept:] = rest


def deal_objectives_anew(state: State, hidden: list[Player], rng: Rng) -> None:
    """Objectives likewise; a kept one must fit the training fields that everybody sees."""
    shown = 1 if state.objectives_known else 0
    pool = [card for player in hidden for card in player.objectives[shown:]] + state.objective_box
    rng.shuffle(pool)
    if state.powers_known and not shown:
        holders = [player for player in hidden if player.objectives]
        alike = take_fitting(pool, [player.objectives[0].trains_like for player in holders])
        assert alike is not None, "the cards themselves are in the pool"
        for player, card in zip(holders, alike, strict=True):
            player.objectives[0] = card
        shown = 1
    for player in hidden:
        player.objectives[shown:] = take(pool, len(player.objectives[shown:]))
    state.objective_box = pool
