"""BM-18.1 to BM-18.31: what the rooms do.

Rooms that only change numbers have no function: their bonus is data, read by `Player.damage`
(Goblin Armory BM-18.7, Monster's Ballroom BM-18.12, Dizzygas Hallway BM-18.21), and so is the ban
of Neanderthal Cave (BM-18.10). Minotaur's Maze (BM-18.9) works in the walk, Haunted Library
(BM-18.15) in the round's draw, All-Seeing Eye (BM-18.17) in the negation round. Dragon Hatchery
(BM-18.27) has symbols only.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import combinations

from podziemia.kernel.questions import Rules, ask, ask_secret

from ... import events
from ... import options as choice
from ...state import Declared, Player, Room, State
from .. import hands
from ..build import build_room, places
from ..dungeon import destroy, late_bonus
from ..effects import DECLARED, TRIGGERED, WHEN_BUILT
from ..heroes import heal, hurt, lure_from_town, revive
from ..targets import find_hero


@DECLARED.register
def dark_altar(state: State, played: Declared) -> Rules:
    """BM-18.1: take any one card of the discard pile into your hand, chosen now (BM-5.25)."""
    yield from hands.take_from_pile(state, played.owner, state.discard, "BM-18.1")


@TRIGGERED.register
def open_grave(state: State, player: Player, room: Room) -> Rules[bool]:
    """BM-18.2: when a hero dies here, take a Room card of the discard pile into your hand."""
    return (yield from hands.take_from_pile(state, player, hands.rooms_in_pile(state), "BM-18.2"))


@WHEN_BUILT.register
def specters_sanctum(state: State, player: Player) -> Rules:
    """BM-18.3: choose an opponent, who discards a random Spell card."""
    options = [choice.ChoosePlayer(other.seat) for other in state.opponents(player)]
    chosen = yield from ask(player.seat, "choose-opponent", options, rule="BM-18.3")
    hands.discard_random(state, state.players[chosen.player], "spell", "BM-18.3")


@TRIGGERED.register
def succubus_spa(state: State, player: Player, room: Room) -> Rules[bool]:
    """BM-18.4: when a hero dies here, take a random card of a kind from an opponent's hand."""
    options = [
        choice.Steal(other.seat, kind)
        for other in state.opponents(player)
        for kind in hands.KINDS
        if hands.hand_of(other, kind)
    ]
    if not options:
        return False
    chosen = yield from ask(player.seat, "steal", options, rule="BM-18.4")
    victim = state.players[chosen.player]
    card = state.rng.pick(hands.hand_of(victim, chosen.kind))
    hands.steal(state, player, victim, card, "BM-18.4")
    return True


@DECLARED.register
def dracolich_lair(state: State, played: Declared) -> Rules:
    """BM-18.5: take one Room card of the discard pile into your hand."""
    yield from hands.take_from_pile(state, played.owner, hands.rooms_in_pile(state), "BM-18.5")


@TRIGGERED.register
def vampire_bordello(state: State, player: Player, room: Room) -> Rules[bool]:
    """BM-18.6: when a hero dies here, you may heal one wound card, ordinary or epic."""
    if not player.wounds:
        return False
    options = [choice.PASS, *(choice.Heal(hero.card.id) for hero in player.wounds)]
    match (yield from ask(player.seat, "heal", options, rule="BM-18.6")):
        case choice.Heal(name):
            heal(state, player, find_hero(state, name), "BM-18.6")
            return True
    return False


@TRIGGERED.at_once
def golem_factory(state: State, player: Player, room: Room) -> bool:
    """BM-18.8: when a hero dies here, draw a Room card."""
    return hands.draw(state, player, "room", "BM-18.8")


@TRIGGERED.at_once
def beast_menagerie(state: State, player: Player, room: Room) -> bool:
    """BM-18.11: when you build another Monster Room, draw a Room card."""
    return hands.draw(state, player, "room", "BM-18.11")


@TRIGGERED.register
def brainsucker_hive(state: State, player: Player, room: Room) -> Rules[bool]:
    """BM-18.13: when a hero dies here, you may draw a Spell card."""
    if hands.can_draw(state, "spell") and (yield from accepts(player, "draw-spell", "BM-18.13")):
        return hands.draw(state, player, "spell", "BM-18.13")
    return False


@WHEN_BUILT.register
def dark_laboratory(state: State, player: Player) -> Rules:
    """BM-18.14: draw two Spell cards, then discard any Spell card of your hand."""
    hands.draw(state, player, "spell", "BM-18.14", 2)
    yield from hands.discard_spell(state, player, "BM-18.14")


@DECLARED.at_once
def witchs_kitchen(state: State, played: Declared) -> None:
    """BM-18.16: draw a Spell card."""
    hands.draw(state, played.owner, "spell", "BM-18.16")


@TRIGGERED.at_once
def ligers_den(state: State, player: Player, room: Room) -> bool:
    """BM-18.18: when you play a Spell card, draw a Spell card."""
    return hands.draw(state, player, "spell", "BM-18.18")


@DECLARED.register
def bottomless_pit(state: State, played: Declared) -> Rules:
    """BM-18.19: this room and the hero in it go together, whatever its life."""
    assert played.room is not None
    yield from destroy(state, played.owner, played.room, "BM-18.19", fatal=True)


@DECLARED.at_once
def boulder_ramp(state: State, played: Declared) -> None:
    """BM-18.20: deal 5 damage to the hero in this room."""
    assert state.walk is not None
    hurt(state, state.walk, 5, "BM-18.20")


@DECLARED.at_once
def jackpot_stash(state: State, played: Declared) -> None:
    """BM-18.22: until end of round the treasure of your rooms counts double."""
    owner = played.owner
    factor = owner.treasure_factor
    state.modifiers.add(played.source.id, "treasure", factor, scope=owner.seat, until="round")
    state.emit(events.TreasureMultiplied, "BM-18.22", owner.seat, owner.treasure_factor)


@TRIGGERED.register
def recycling_center(state: State, player: Player, room: Room) -> Rules[bool]:
    """BM-18.23: when another room of your dungeon is destroyed, you may draw two Room cards."""
    if hands.can_draw(state, "room") and (yield from accepts(player, "recycle", "BM-18.23")):
        return hands.draw(state, player, "room", "BM-18.23", 2)
    return False


@DECLARED.at_once
def the_crushinator(state: State, played: Declared) -> None:
    """BM-18.24: until end of round every active room of your dungeon has +2 damage.

    So does one that is uncovered later (BM-12.21).
    """
    seat = played.owner.seat
    state.modifiers.add(played.source.id, "crushed", 2, scope=seat, until="round")
    for room in played.owner.active_rooms():
        state.emit(events.RoomStrengthened, "BM-18.24", seat, room.card.id, 2)
        late_bonus(state, room, 2)


@WHEN_BUILT.register
def centipede_tunnel(state: State, player: Player) -> Rules:
    """BM-18.25: you may swap two active rooms of one dungeon; whole stacks move."""
    swaps = [
        choice.Swap(owner.seat, first, second)
        for owner in state.living()
        for first, second in combinations(range(len(owner.slots)), 2)
        if owner.slots[first].active and owner.slots[second].active
    ]
    if not swaps:
        return
    match (yield from ask(player.seat, "swap", [choice.PASS, *swaps], rule="BM-18.25")):
        case choice.Swap(seat, first, second):
            slots = state.players[seat].slots
            rooms = slots[first].rooms[-1].card.id, slots[second].rooms[-1].card.id
            slots[first], slots[second] = slots[second], slots[first]
            state.emit(events.RoomsSwapped, "BM-18.25", seat, first, second, *rooms)


@WHEN_BUILT.register
def construction_zone(state: State, player: Player) -> Rules:
    """BM-18.26: you may build one more room from your hand at once, also on top of this one."""
    if state.kobold_strike or not player.rooms:
        return
    make = partial(additional_rooms, player)
    match (yield from ask_secret(player.seat, "build-another", make, rule="BM-18.26")):
        case choice.Build() as chosen:
            yield from build_room(state, player, chosen, "BM-18.26")


def additional_rooms(player: Player) -> list[choice.Pass | choice.Build]:
    """BM-9.12: the rooms of the hand and the places where they may be built."""
    cards = dict.fromkeys(player.rooms)
    builds = [choice.Build(card.id, slot) for card in cards for slot in places(player, card)]
    return [choice.PASS, *builds]


@WHEN_BUILT.register
def mimic_vault(state: State, player: Player) -> Rules:
    """BM-18.28: choose an ordinary hero in town; it joins your entrance queue."""
    ordinary = [hero.card.id for hero in state.town if not hero.card.epic]
    if ordinary:
        name = yield from choose_hero(player, ordinary, "BM-18.28")
        lure_from_town(state, player, find_hero(state, name), "BM-18.28")


@WHEN_BUILT.register
def monstrous_monument(state: State, player: Player) -> Rules:
    """BM-18.29: take a Monster Room of the discard pile into your hand."""
    monsters = [card for card in hands.rooms_in_pile(state) if card.monster]
    yield from hands.take_from_pile(state, player, monsters, "BM-18.29")


@DECLARED.at_once
def torture_chamber(state: State, played: Declared) -> None:
    """BM-18.30: the chosen opponent discards a random Room card."""
    assert isinstance(played.target, Player)
    hands.discard_random(state, played.target, "room", "BM-18.30")


@DECLARED.at_once
def zombie_prison(state: State, played: Declared) -> None:
    """BM-18.31: a dead hero of an opponent's score area goes back to that opponent's entrance."""
    revive(state, played, 0, "BM-18.31")


def accepts(player: Player, prompt: str, rule: str) -> Rules[bool]:
    """Whether the player wants what a card lets them do."""
    chosen = yield from ask(player.seat, prompt, [choice.PASS, choice.Accept()], rule=rule)
    return isinstance(chosen, choice.Accept)


def choose_hero(player: Player, names: Iterable[str], rule: str) -> Rules[str]:
    """Let a player choose one of these heroes."""
    options = [choice.ChooseHero(name) for name in names]
    chosen = yield from ask(player.seat, "choose-hero", options, rule=rule)
    return chosen.hero
