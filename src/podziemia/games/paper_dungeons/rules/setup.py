"""PD-1: from the box to the first roll; in a campaign again before each game (PD-21.2).

Players choose among what only they see; the order of their answers changes nothing (PD-1.17).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from podziemia.kernel.content import ids, the
from podziemia.kernel.hidden import keep_one
from podziemia.kernel.questions import Rules, together

from .. import content, events
from ..dungeon import DRAW, DUNGEONS, LETTERS
from ..entries import Power
from ..options import KeepObjective, KeepPower, Loot
from ..sheet import Sheet
from ..state import Player, State
from . import fields

HEALER_POTIONS: Final = 2  # PD-18.8
CHOSEN_HEROES: Final = 2  # PD-18.14
CHOSEN_ITEMS: Final = 2  # PD-18.11
CHOSEN_MONSTERS: Final = 2  # PD-18.16

LOOTS: Final = tuple(Loot(letter) for letter in LETTERS)


def setup(state: State) -> Rules:
    """PD-1.3 to PD-1.11: the dungeon, the missions, the cards; then all choose at the same time."""
    for player in state.players:
        player.sheet, player.power = Sheet(), None  # PD-1.1: the same for all
    state.round = 0
    reveal_dungeon(state)
    draw_missions(state)  # PD-1.16: all this is known before the cards are dealt
    deal_cards(state)
    yield from together({player.seat: keep_cards(player) for player in state.players})
    reveal_choices(state)


def reveal_dungeon(state: State) -> None:
    """PD-1.3, PD-1.5: a random card with its three bosses, or the one that was agreed.

    Everybody has the same dungeon (PD-1.4); a campaign names its three in order (PD-21.2).
    """
    adventure = state.options.adventure
    if adventure == DRAW:
        dungeon = state.rng.pick(list(DUNGEONS.values()))
    else:
        dungeon = DUNGEONS[content.CAMPAIGNS.get(adventure, (adventure,))[state.game]]
    state.dungeon = dungeon
    bosses = tuple(ids(dungeon.bosses))
    state.emit(events.DungeonRevealed, "PD-1.3", dungeon.id, bosses, state.game + 1)


def draw_missions(state: State) -> None:
    """PD-1.6, PD-1.19: three different missions for all; none, if so agreed (PD-1.7).

    One of them may have been agreed on (PD-R-73).
    """
    state.claims, state.missions = [], []
    if not state.options.use_missions:
        return
    deck = list(content.MISSIONS.values())
    state.rng.shuffle(deck)
    if (named := content.MISSIONS.get(state.options.mission)) is not None:
        deck.remove(named)
        deck.append(named)
    state.missions = [deck.pop() for _ in range(content.SHEET.cards.missions)]
    state.emit(events.MissionsDrawn, "PD-1.6", tuple(ids(state.missions)))


def deal_cards(state: State) -> None:
    """PD-1.8: two powers and two objectives each, from all sixteen (PD-21.6); the rest is out."""
    state.power_box = list(content.POWERS.values())
    state.objective_box = list(content.OBJECTIVES.values())
    state.rng.shuffle(state.power_box)
    state.rng.shuffle(state.objective_box)
    state.show()
    for player in state.players:
        player.powers = [state.power_box.pop() for _ in range(content.SHEET.cards.dealt)]
        player.objectives = [state.objective_box.pop() for _ in range(content.SHEET.cards.dealt)]
        dealt = tuple(ids(player.powers)), tuple(ids(player.objectives))
        state.emit(events.CardsDealt, "PD-1.8", player.seat, *dealt)


def keep_cards(player: Player) -> Rules:
    """PD-1.9: keep one power and one objective; the others leave the game (PD-1.10)."""
    seat, objectives = player.seat, player.objectives
    yield from keep_one(seat, "keep-power", player.powers, KeepPower, "PD-1.9")
    yield from keep_one(seat, "keep-objective", objectives, KeepObjective, "PD-1.9")


def reveal_choices(state: State) -> None:
    """PD-1.11, PD-19.3: all powers are known, and the training fields are filled."""
    state.show()
    for player in state.players:
        player.power, objective = player.powers[0], player.objectives[0]
        player.sheet.training = content.TRAINING[objective]
        black = tuple(hero for hero in content.HEROES if hero in objective.black)
        state.emit(events.PowerKept, "PD-1.11", player.seat, player.power.id, black)
        if state.options.open_objectives:
            state.emit(events.ObjectiveShown, "PD-1.18", player.seat, objective.id)


def powers(state: State) -> Rules:
    """PD-1.12: the powers that work once, before the first roll.

    What is filled triggers what it always does (PD-1.13); no chain follows here (PD-1.20).
    """
    prepared = [player for player in state.players if player.power in PREPARATIONS]
    yield from together({p.seat: PREPARATIONS[p.power](state, p) for p in prepared})
    for player in prepared:
        sheet = player.sheet
        made = (sheet.health(), sum(sheet.parts), sheet.potions, sheet.gems, sheet.monsters())
        state.emit(events.PreparationShown, "PD-1.12", player.seat, str(player.power), *made)


def treasure_hunter(state: State, player: Player) -> Rules:
    """PD-18.7: loot a gem of any letter; it is not announced, and stays for others (PD-13.10)."""
    chosen = yield from fields.choose(player, "loot", LOOTS, "PD-18.7")
    gem = LETTERS.index(chosen.gem)
    player.sheet.looted |= 1 << gem
    yield from fields.fill_gem_slot(state, player, gem)


def healer(state: State, player: Player) -> Rules:
    """PD-18.8: two potions."""
    yield from fields.gain(state, player, "potion", HEALER_POTIONS, "healer")


def craftsman(state: State, player: Player) -> Rules:
    """PD-18.11: a part of each of two different items."""
    options = list(fields.CRAFTS)
    for left in range(CHOSEN_ITEMS, 0, -1):
        about = {"left": left}
        chosen = yield from fields.choose(player, "prepare-part", options, "PD-18.11", about)
        options = [option for option in options if option != chosen]
        yield from fields.fill_part(state, player, content.ITEM_NUMBERS[chosen.item])


def veteran(state: State, player: Player) -> Rules:
    """PD-18.14: a level for each of two different heroes."""
    options = list(fields.LEVEL_UPS)
    for left in range(CHOSEN_HEROES, 0, -1):
        about = {"left": left}
        chosen = yield from fields.choose(player, "prepare-level", options, "PD-18.14", about)
        options = [option for option in options if option != chosen]
        yield from fields.level_up(state, player, content.HERO_NUMBERS[chosen.hero])


def assassin(state: State, player: Player) -> Rules:
    """PD-18.16: two different monsters, from afar."""
    rules = "PD-18.16", "PD-18.16"
    yield from fields.slay(state, player, CHOSEN_MONSTERS, "prepare-slay", rules)


PREPARATIONS: Final[Mapping[Power | None, Callable[[State, Player], Rules]]] = {
    the(content.POWERS, rule.__name__): rule
    for rule in (treasure_hunter, healer, craftsman, veteran, assassin)
}
"""PD-18.1: the powers used once during setup; the others always, or once per round."""
