"""PD-16, PD-20: the boss at the end of a season, and the gems that vanish with it.

No boss is removed by being beaten or can be fought at another time (PD-16.18). A fight asks nobody
anything but the winner, about the reward (PD-16.22).
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.content import the
from podziemia.kernel.questions import Rules, Seat, together

from ..content import HERO_NUMBERS, HEROES, POWERS, SEASON_ENDS, SWORD, WARRIOR
from ..dungeon import LETTERS, letters
from ..entries import Boss, Power
from ..events import BossFled, BossFought, DamagePrevented, GemsVanished, RewardLeft, RewardWon
from ..sheet import Sheet
from ..state import Player, State
from .damage import marks, place, tell_damage
from .fields import gain

BARBARIAN: Final = the(POWERS, "barbarian")
BERSERKER: Final = the(POWERS, "berserker")
WARRIOR_BONUS: Final = 1  # PD-5.6
SWORD_BONUS: Final = 3  # PD-6.9
BERSERKER_BONUS: Final = 2  # PD-18.4


def boss(state: State) -> Rules:
    """PD-16.1: boss 1 after round 3, boss 2 after round 6, boss 3 after round 8.

    All fight at the same time (PD-16.2): strength first, then points and damage, then the reward
    (PD-16.15), whose choices are waited for (PD-14.3). The last one counts for scoring (PD-16.19).
    """
    number = SEASON_ENDS.index(state.round)
    card = state.map.bosses[number]
    fighters: dict[Seat, int] = {}  # and their strength
    for player in state.players:
        strong = strength(player.sheet, player.power, card)
        if has_found(state, player.sheet, number) and band(card, strong):
            fighters[player.seat] = strong
            note_points(state, player, card, strong)
        else:
            flee(state, player, card, strong)
    yield from place_damage(state, card, fighters)
    yield from give_reward(state, card, fighters)
    if state.gems_vanish:
        vanish_gems(state, card)


def has_found(state: State, sheet: Sheet, number: int) -> bool:
    """PD-16.3: the boss's room was explored at any time; where the party is now is irrelevant."""
    return bool(sheet.explored >> state.map.boss_rooms[number] & 1)


def strength(sheet: Sheet, power: Power | None, boss: Boss) -> int:
    """PD-16.4: the levels, the weakness hero's twice, and the bonuses."""
    total = sheet.health() + sheet.levels[HERO_NUMBERS[boss.weakness]]
    total += WARRIOR_BONUS * sheet.is_awake(WARRIOR)  # PD-5.6
    total += SWORD_BONUS * sheet.has(SWORD)  # PD-6.9
    return total + BERSERKER_BONUS * (power is BERSERKER)


def parts(sheet: Sheet, boss: Boss, strength: int) -> tuple[tuple[str, int], ...]:
    """PD-16.4: what a strength is the sum of: the levels, the weakness once more, the bonuses."""
    levels = [*zip(HEROES, sheet.levels, strict=True)]
    levels.append((boss.weakness, sheet.levels[HERO_NUMBERS[boss.weakness]]))
    bonus = strength - sum(level for _, level in levels)
    return (*levels, ("strength", bonus)) if bonus else tuple(levels)


def band(boss: Boss, strength: int) -> int:
    """PD-16.5, PD-16.23: the highest band whose minimum is reached, from 1; 0 below the first."""
    return sum(1 for least, _, _ in boss.bands if least <= strength)


def note_points(state: State, player: Player, boss: Boss, strength: int) -> None:
    """PD-16.6, PD-16.7: the points of the band; fighting is a must (PD-16.10).

    They are the same whoever else fights (PD-16.11).
    """
    reached = band(boss, strength)
    _, points, full = boss.bands[reached - 1]
    damage = boss_damage(player, boss, strength)
    player.sheet.bosses += (points,)
    fought = player.seat, boss.id, strength, reached, points, damage
    state.emit(BossFought, "PD-16.6", *fought, parts(player.sheet, boss, strength))
    if damage < full:
        state.emit(DamagePrevented, "PD-16.17", player.seat, "boss", full - damage, BARBARIAN.id)


def flee(state: State, player: Player, boss: Boss, strength: int) -> None:
    """PD-16.8, PD-16.9: lose the escape points, alone as with others (PD-22.9); no damage."""
    sheet = player.sheet
    sheet.bosses += (boss.escape,)
    fled = player.seat, boss.id, has_found(state, sheet, boss.tier - 1), strength, boss.escape
    state.emit(lambda: BossFled("PD-16.8", *fled, parts(sheet, boss, strength)))


def boss_damage(player: Player, boss: Boss, strength: int) -> int:
    """PD-16.6: the damage of the band; none for the Barbarian (PD-16.17, PD-18.3)."""
    return 0 if player.power is BARBARIAN else boss.bands[band(boss, strength) - 1][2]


def place_damage(state: State, boss: Boss, fighters: dict[Seat, int]) -> Rules:
    """PD-24.1: all place their damage unseen, in any order; then it is told from seat to seat."""
    players = [state.players[seat] for seat in fighters]
    damage = {p.seat: boss_damage(p, boss, fighters[p.seat]) for p in players}
    before = {p.seat: marks(p.sheet) for p in players}
    yield from together({p.seat: place(state, p, damage[p.seat], "boss") for p in players})
    for p in players:
        tell_damage(state, p, damage[p.seat], "boss", "PD-16.6", before[p.seat])


def give_reward(state: State, boss: Boss, fighters: dict[Seat, int]) -> Rules:
    """PD-16.12: for the strongest of those who fought, by strength alone (PD-16.21).

    Nobody gets it on a tie or if all fled (PD-16.24), nor in solo (PD-16.14, PD-22.4); a single
    fighter among several players does (PD-16.13). It comes piece by piece (PD-16.16, PD-16.20).
    """
    if state.solo:
        return
    most = max(fighters.values(), default=0)
    strongest = tuple(seat for seat, strong in fighters.items() if strong == most)
    if len(strongest) != 1:
        state.emit(RewardLeft, "PD-16.12", boss.id, strongest)
        return
    winner = state.players[strongest[0]]
    state.emit(RewardWon, "PD-16.12", winner.seat, boss.id)
    for piece in boss.reward:
        yield from gain(state, winner, piece.kind, piece.amount, "boss")


def vanish_gems(state: State, boss: Boss) -> None:
    """PD-20.2: the letters on the card leave every map where they were not looted (PD-20.3).

    Whether anybody fought makes no difference (PD-20.4); gems off the map (PD-20.5) and monsters
    (PD-20.6) stay. The card of boss 3 names none (PD-14.4).
    """
    named = sum(1 << LETTERS.index(letter) for letter in boss.vanish)
    if not named:
        return
    for player in state.players:
        player.sheet.gone |= named & ~player.sheet.looted
    state.emit(GemsVanished, "PD-20.2", boss.id, letters(named))
