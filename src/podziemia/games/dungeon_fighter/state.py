"""The whole state of a match of Dungeon Fighter, and small questions about it.

Decks are lists whose last card is on top. What lasts for a while is among the modifiers: "thawed"
(the de-icer spray) and "damage" (the war piggy bank), both until the end of the turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from podziemia.kernel.compiled import compiled
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import State as KernelState
from podziemia.kernel.switches import switch

from . import entries
from .content import DIFFICULTIES, SCAR_LIFE
from .entries import Colour, DieId, Equipment, Foe, Kind, Monster, Room, Token
from .options.throwing import Flip, FlipReport, Report, Throw
from .throws.facts import Facts, LyingOverlay, Pose
from .throws.judge import Judged
from .throws.world import can_throw

HeroNumber: TypeAlias = int
"""A hero's place around the table, clockwise from 0."""
SOLO_HEROES: Final = 2  # DF-16.1
HERO_CHOICES: Final = ("choice", "drawn")
FIRST_LEADERS: Final = ("drawn", "chosen")
THROWS: Final = ("physics", "table", "sampled")
COLOURED: Final[tuple[DieId, ...]] = ("red", "green", "blue")


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on."""

    throws: str = switch(
        "physics", rule="DF-13.1", choices=THROWS, for_bots="sampled", here=can_throw, first=True
    )
    difficulty: str = switch("normal", rule="DF-2.11", choices=("normal", "hard", "infernal"))
    ballads: bool = switch(False, rule="DF-16.13")
    hero_choice: str = switch("choice", rule="DF-2.2", choices=HERO_CHOICES)
    first_leader: str = switch("drawn", rule="DF-2.13", choices=FIRST_LEADERS)
    throw_limit: int = switch(600, rule="DF-R-83", least=100, most=2_000)


@compiled(allow_interpreted_subclasses=True)
class Hero:
    """A hero: its card, life, scars, equipment and what it has learnt."""

    __slots__ = (
        *("card", "dead", "experience", "gear", "life", "number", "scars", "tired", "turned"),
        "upgrades",
    )

    def __init__(self, number: HeroNumber, card: entries.Hero) -> None:
        self.number = number
        self.card = card
        self.life: int = card.life  # DF-2.3
        self.dead: bool = False
        self.scars: tuple[Colour, ...] = ()
        self.gear: tuple[Equipment, ...] = ()
        self.turned: tuple[str, ...] = ()  # armours used in this fight (DF-12.17)
        self.experience: int = 0  # DF-16.14
        self.upgrades: tuple[Colour, ...] = ()  # DF-16.19
        self.tired: tuple[Colour, ...] = ()  # upgrades used since the last market (DF-16.21)

    @property
    def piece(self) -> str:
        """How options name it."""
        return self.card.id

    @property
    def able(self) -> bool:
        """DF-9.1, DF-9.3: neither stunned nor dead."""
        return self.life > 0

    @property
    def stunned(self) -> bool:
        """DF-9.1: at 0, and not dead."""
        return self.life == 0 and not self.dead

    @property
    def max_life(self) -> int:
        """DF-11.7: each scar takes 2."""
        return self.card.life - SCAR_LIFE * len(self.scars)

    def room_for(self, kind: Kind) -> int:
        """DF-12.13: how many more cards of a kind it can carry."""
        slots: int = getattr(self.card.slots, kind)
        return slots - sum(1 for worn in self.gear if worn.kind == kind)

    def can_carry(self, card: Equipment) -> bool:
        """DF-12.13 to DF-12.15: a slot, and no card of this name; rarities are nobody's."""
        if self.dead or card.kind == "rarity" or card in self.gear:
            return False
        return self.room_for(card.kind) > 0

    def copy(self) -> Hero:
        """An independent hero."""
        other = Hero(self.number, self.card)
        other.life, other.dead = self.life, self.dead
        other.scars, other.gear, other.turned = self.scars, self.gear, self.turned
        other.experience, other.upgrades, other.tired = self.experience, self.upgrades, self.tired
        return other


@compiled(allow_interpreted_subclasses=True)
class Attempt:
    """DF-7.43: a turn's throw, from the die that was taken to the damage."""

    __slots__ = (
        *("by_hand", "cube", "die", "facts", "gesture", "hurt", "judged", "repetition", "required"),
        *("roundhouse", "skill", "spared", "summed", "tuned", "ultra", "weapons"),
    )

    def __init__(self, die: DieId) -> None:
        self.die = die
        self.repetition: int = 0  # DF-13.6: how often it was thrown again
        self.weapons: tuple[Equipment, ...] = ()  # DF-6.4
        self.roundhouse: bool = False  # DF-6.9: chosen freely
        self.tuned: bool = False  # DF-6.31: the tune plays, and the roundhouse is required
        self.required: tuple[str, ...] = ()  # DF-13.8
        self.by_hand: bool = False  # DF-13.4: in `table` mode, whether a real die is thrown
        self.gesture: Throw | None = None  # what the hand did, where it is simulated
        self.facts: tuple[Facts, ...] = ()  # none before it has landed
        self.cube: int = 0  # DF-10.39: which one counts
        self.judged: Judged | None = None  # DF-7.34
        self.skill: str | None = None  # DF-7.23: the skill that takes effect
        self.summed: bool = False  # DF-7.31
        self.ultra: bool = False  # DF-7.9
        self.hurt: int = 0  # DF-7.26: what an armour does to the monster
        self.spared: int = 0  # damage of the miss that is prevented

    def copy(self) -> Attempt:
        """An independent throw."""
        other = Attempt(self.die)
        other.repetition, other.weapons = self.repetition, self.weapons
        other.roundhouse = self.roundhouse
        other.required, other.by_hand, other.facts = self.required, self.by_hand, self.facts
        other.cube, other.judged, other.skill = self.cube, self.judged, self.skill
        other.summed, other.ultra, other.hurt = self.summed, self.ultra, self.hurt
        other.tuned, other.spared, other.gesture = self.tuned, self.spared, self.gesture
        return other


class Lying(NamedTuple):
    """DF-4.11: a die that lies about; its pose is known where throws are simulated, and otherwise
    the sections it was seen on."""

    name: str
    kind: DieId
    pose: Pose | None
    sections: tuple[str, ...] = ()


class State(KernelState):
    """Everything that lies on the table."""

    __slots__ = (
        *("active", "attempt", "big_bads", "box", "coins", "demanded", "dice", "discard", "drawn"),
        *(
            "exiled",
            "flick",
            "found",
            "granted",
            "heroes",
            "icebergs",
            "laid_aside",
            "leader",
            "lying",
        ),
        *("market_deck", "markets", "monster", "monster_deck", "monster_discard", "monster_life"),
        *(
            "offered",
            "options",
            "overlays",
            "rarities",
            "remembered",
            "removed",
            "report",
            "reward",
            "room",
        ),
        *("room_deck", "room_discard", "round", "sale", "seats", "throws", "thrower", "tokens"),
        *("unchosen", "white_dice", "whites_thrown"),
    )

    def __init__(self, players: int, options: Options, rng: Rng) -> None:
        super().__init__(players, rng)
        self.options = options
        count = max(SOLO_HEROES, players)  # DF-16.1
        self.seats: list[Seat] = [number % players for number in range(count)]
        self.heroes: list[Hero] = []
        self.unchosen: list[entries.Hero] = []
        self.leader: HeroNumber = 0
        self.active: HeroNumber = 0  # whose turn it is
        self.thrower: HeroNumber = 0  # who threw last (DF-11.10)
        self.round: int = 0
        self.markets: int = 0  # that are over
        self.throws: int = 0  # and flips so far (DF-R-83)
        # the party's
        self.coins: int = 0
        self.white_dice: int = 0  # in the chest (DF-5.17)
        self.rarities: list[Equipment] = []
        # rooms
        self.room_deck: list[Room] = []
        self.remembered: dict[str, Seat] = {}  # rooms under the deck, and who put them there
        self.drawn: list[Room] = []  # which the leader looks at
        self.room: Room | None = None
        self.laid_aside: list[Room] = []  # since the last market
        self.room_discard: list[Room] = []
        # equipment
        self.market_deck: list[Equipment] = []
        self.found: Equipment | None = None  # turned up, and not given to anybody yet
        self.sale: list[Equipment] = []
        self.discard: list[Equipment] = []
        self.box: list[Equipment] = []
        self.offered: tuple[str, ...] = ()  # what was passed or declined in this rest (DF-R-84)
        # monsters
        self.monster_deck: list[Monster] = []
        self.removed: list[Monster] = []  # unseen (DF-2.9)
        self.monster_discard: list[Monster] = []
        self.exiled: list[Monster] = []  # the party fled from them
        self.big_bads: list[entries.BigBad] = []
        self.monster: Foe | None = None
        self.monster_life: int = 0
        self.reward: int = 0  # coins on its card
        self.demanded: int = 0  # how many techniques a crazy monster has switched on
        self.tokens: tuple[Token, ...] = ()  # skill tokens on the monster
        # the table
        self.dice: tuple[DieId, ...] = ()  # coloured and special dice that can be thrown
        self.granted: tuple[DieId, ...] = ()  # special dice of this fight (DF-10.42)
        self.whites_thrown: int = 0  # in this fight
        self.lying: tuple[Lying, ...] = ()
        self.icebergs: tuple[str, ...] = ()  # the holes they stand in
        self.overlays: tuple[LyingOverlay, ...] = ()  # on the target, the lowest first
        self.attempt: Attempt | None = None
        self.flick: Flip | None = None  # what a thumb did with an overlay that is in the air
        self.report: Report | FlipReport | None = None  # that the leader has to confirm

    def copy(self) -> State:
        """An independent state, without listeners."""
        other = State(self.players_count, self.options, self.rng)
        self.copy_common_to(other)
        other.seats = self.seats.copy()
        other.heroes = [hero.copy() for hero in self.heroes]
        other.unchosen = self.unchosen.copy()
        other.leader, other.active, other.thrower = self.leader, self.active, self.thrower
        other.round, other.markets, other.throws = self.round, self.markets, self.throws
        other.coins, other.white_dice = self.coins, self.white_dice
        other.rarities = self.rarities.copy()
        other.room_deck, other.remembered = self.room_deck.copy(), self.remembered.copy()
        other.drawn, other.room = self.drawn.copy(), self.room
        other.laid_aside, other.room_discard = self.laid_aside.copy(), self.room_discard.copy()
        other.market_deck, other.found = self.market_deck.copy(), self.found
        other.sale, other.discard = self.sale.copy(), self.discard.copy()
        other.box = self.box.copy()
        other.offered = self.offered
        other.monster_deck, other.removed = self.monster_deck.copy(), self.removed.copy()
        other.monster_discard, other.exiled = self.monster_discard.copy(), self.exiled.copy()
        other.big_bads, other.monster = self.big_bads.copy(), self.monster
        other.monster_life, other.reward = self.monster_life, self.reward
        other.demanded, other.tokens = self.demanded, self.tokens
        other.dice, other.granted = self.dice, self.granted
        other.whites_thrown, other.lying = self.whites_thrown, self.lying
        other.icebergs, other.overlays = self.icebergs, self.overlays
        other.flick, other.report = self.flick, self.report
        other.attempt = None if self.attempt is None else self.attempt.copy()
        return other

    # Who

    @property
    def count(self) -> int:
        """DF-2.18: the number of heroes, dead ones included."""
        return len(self.seats)

    @property
    def hero(self) -> Hero:
        """The active hero."""
        return self.heroes[self.active]

    @property
    def phase(self) -> str:
        """How far the match is, in the words of scenarios."""
        cursor = self.cursor
        loops = (cursor.at("turn"), cursor.at("fight"), cursor.at("round"), cursor.at("game"))
        return next((at for at in loops if at is not None), "over")

    def clockwise(self, first: HeroNumber) -> list[Hero]:
        """DF-1.3: all heroes in the order of their seats, from one on."""
        return self.heroes[first:] + self.heroes[:first]

    def after(self, number: HeroNumber) -> Hero | None:
        """DF-4.1, DF-4.9, DF-4.10: the next hero to the left who can act; perhaps the same."""
        heroes = self.heroes
        count = len(heroes)
        for step in range(1, count + 1):
            hero = heroes[(number + step) % count]
            if hero.life > 0:
                return hero
        return None

    def living(self) -> list[Hero]:
        """The heroes that are not dead."""
        return [hero for hero in self.heroes if not hero.dead]

    def named(self, piece: str) -> Hero:
        """The hero of this name."""
        for hero in self.heroes:
            if hero.card.id == piece:
                return hero
        raise AssertionError(piece)

    # How much

    @property
    def in_battle(self) -> bool:
        """DF-14: whether the big bad is there."""
        return isinstance(self.monster, entries.BigBad)

    @property
    def level(self) -> int:
        """DF-5.4: the monster's level; a big bad has none (DF-14.2)."""
        return self.monster.level if isinstance(self.monster, Monster) else 0

    def symbols(self) -> int:
        """DF-11.16: the market symbols of the rooms laid aside."""
        return sum(room.market_symbols for room in self.laid_aside)

    def extra_life(self) -> int:
        """DF-2.12: what the difficulty adds to every monster."""
        return DIFFICULTIES[self.options.difficulty].extra_monster_life
