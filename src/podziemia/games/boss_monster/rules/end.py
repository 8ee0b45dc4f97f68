"""BM-15, BM-16, BM-17: the end of the round, losing, winning, ties, Machinations."""

from __future__ import annotations

from typing import Any

from podziemia.kernel.outcome import Outcome, places_by
from podziemia.kernel.questions import Rules, Seat, ask

from ..events import GameEnded, HeroReturned, PlayerEliminated, RoundEnded
from ..options import PASS, Draw, Pass
from ..state import SOULS_TO_WIN, WOUNDS_TO_LOSE, Fallen, Player, State
from . import hands
from .build import gain_level, is_level_up_due
from .heroes import plain, to_town


def end(state: State) -> Rules[Outcome | None]:
    """BM-15: effects end, rooms wake up, late Level Ups; then loss and victory (BM-15.7).

    Nothing can be declared here (BM-15.6).
    """
    effects_end(state)
    due = [player for player in state.living() if is_level_up_due(player)]
    for player in due:  # BM-15.3
        yield from gain_level(state, player)
    for player in state.living():  # BM-15.5
        for slot in player.slots:
            for room in slot.rooms:
                room.used = False
    outcome = verdict(state)
    if outcome is None and state.options.machinations:
        for player in state.living():  # BM-17.8
            yield from machinate(state, player)
    for player in state.living():
        player.has_killed = False
    return outcome


def effects_end(state: State) -> None:
    """BM-15.1, BM-15.2: whatever lasts until the end of the round ends; rooms are active again.

    Heroes at an entrance keep their order (BM-15.8) and lose their bonus (BM-13.14, BM-15.4).
    """
    state.emit(RoundEnded, "BM-15.1", state.round)
    state.modifiers.expire("round")
    for player in state.living():
        player.entrance = [plain(hero) for hero in player.entrance]
        for slot in player.slots:
            for room in slot.rooms:
                room.deactivated = False  # BM-12.16
    state.town = [plain(hero) for hero in state.town]


def machinate(state: State, player: Player) -> Rules:
    """BM-17.5: who gained no soul by defeating a hero may draw a card (BM-17.6, BM-17.7)."""
    if player.has_killed:
        return
    options: list[Pass | Draw] = [PASS]
    options += [Draw(kind) for kind in hands.KINDS if hands.can_draw(state, kind)]
    chosen = yield from ask(player.seat, "machinate", options, rule="BM-17.5")
    if isinstance(chosen, Draw):
        hands.draw(state, player, chosen.deck, "BM-17.5")


def verdict(state: State) -> Outcome | None:
    """BM-16.1: the one check of the round, for all living players together (BM-4.9)."""
    living = state.living()
    # BM-16.2: five wounds, however many souls; or the player has resigned (BM-R-73)
    losers = [p for p in living if p.wound_count() >= WOUNDS_TO_LOSE or p.seat in state.resigned]
    standing = [player for player in living if player not in losers]
    winners = [player for player in standing if player.soul_count() >= SOULS_TO_WIN]
    if len(winners) == 1:
        return game_over(state, winners[0], losers, "BM-16.4")
    if winners:  # BM-16.3
        return game_over(state, best(state, winners), losers, tie_rule(state, winners))
    if len(standing) == 1:
        return game_over(state, standing[0], losers, "BM-16.7")
    if not standing:
        return game_over(state, best(state, losers), losers, "BM-16.8")
    for player in losers:
        eliminate(state, player)  # BM-16.9
    if rule := standstill(state):
        return game_over(state, best(state, standing), [], rule)
    return None


def best(state: State, players: list[Player]) -> Player:
    """BM-16.5, BM-16.6: the most souls minus wounds; of equals the lowest XP."""
    return max(players, key=lambda player: merit(state, player))


def tie_rule(state: State, players: list[Player]) -> str:
    """Which comparison decides: souls minus wounds (BM-16.5), or XP after a tie (BM-16.6)."""
    values = [merit(state, player)[1] for player in players]
    return "BM-16.5" if values.count(max(values)) == 1 else "BM-16.6"


def merit(state: State, player: Player) -> tuple[bool, int, int]:
    """What players are compared by (BM-16.5, BM-16.6); who has resigned comes last (BM-R-73).

    Before bosses are known the seat stands for the XP (BM-1.15).
    """
    xp = player.xp if player.boss is not None else player.seat
    stays = player.seat not in state.resigned
    return stays, player.soul_count() - player.wound_count(), -xp


def standstill(state: State) -> str | None:
    """BM-16.14, BM-16.16: the rule that ends a game in which nothing can happen any more."""
    if state.hero_deck or state.epic_deck:
        return None
    living = state.living()
    if not state.town and not any(player.entrance for player in living):
        return "BM-16.14"
    state.quiet_rounds = 0 if state.eventful else state.quiet_rounds + 1
    if state.quiet_rounds >= state.options.stall_rounds:
        return "BM-16.14"
    if state.round >= state.last_hero_round + state.options.late_rounds_cap:
        return "BM-16.16"
    return None


def eliminate(state: State, player: Player) -> None:
    """BM-16.10: all cards of a player leave the game; waiting heroes go to town (BM-16.11)."""
    score = player.score()
    state.fallen.append(Fallen(player.seat, score, (state.round, merit(state, player))))
    state.order.remove(player.seat)
    state.out.append(player.seat)
    for hero in player.entrance:
        to_town(state, hero)
        state.emit(HeroReturned, "BM-16.11", hero.card.id)
    state.buried_rooms += player.rooms  # BM-16.17
    state.buried_spells += player.spells
    state.removed_cards += [room.card for slot in player.slots for room in slot.rooms]
    state.removed += [*player.souls, *player.wounds]
    player.rooms, player.spells, player.slots, player.entrance = [], [], [], []
    player.souls, player.wounds = [], []
    souls, wounds = score["souls"], score["wounds"]
    state.emit(PlayerEliminated, "BM-16.10", player.seat, souls, wounds)


def game_over(state: State, winner: Player, losers: list[Player], rule: str) -> Outcome:
    """BM-16.13: everybody gets a place.

    First the winner; then those with fewer than five wounds; then the fallen, the latest first.
    """
    souls, wounds = winner.soul_count(), winner.wound_count()
    state.emit(GameEnded, rule, winner.seat, souls, wounds)
    merits: dict[Seat, tuple[int, Any]] = {p.seat: (2, merit(state, p)) for p in still_in(state)}
    merits |= {player.seat: (1, merit(state, player)) for player in losers}
    merits |= {fallen.seat: (0, fallen.merit) for fallen in state.fallen}
    merits[winner.seat] = (3, None)
    places = places_by([merits[seat] for seat in range(state.players_count)])
    return Outcome(winners=(winner.seat,), rule=rule, places=places, scores=scores(state))


def scores(state: State) -> tuple[dict[str, int], ...]:
    """BM-13.8: everybody's souls and wounds; the fallen have what they fell with."""
    found = [player.score() for player in state.players]
    for fallen in state.fallen:
        found[fallen.seat] = fallen.score
    return tuple(found)


def still_in(state: State) -> list[Player]:
    """The living players; before bosses are known that is everybody."""
    return state.living() or state.players


def conclude(state: State) -> Outcome:
    """BM-R-73: all but one have resigned; that one wins at once."""
    losers = [player for player in still_in(state) if player.seat in state.resigned]
    winner = next(player for player in still_in(state) if player not in losers)
    return game_over(state, winner, losers, "BM-R-73")
