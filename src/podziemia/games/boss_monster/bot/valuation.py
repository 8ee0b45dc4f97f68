"""What things are worth to the bot: cards, rooms, dungeons, scores, the table; the unit is a soul.

An `Outlook` is a sketch of the table as one seat foresees the end of the round. It is made of
public facts and of the seat's own cards; of others' hands it knows the size alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from podziemia.games.boss_monster.bot.weights import (
    ABILITY,
    BUILT,
    CARD,
    DAMAGE,
    FUTURE,
    GROWING,
    GROWTH,
    HIT,
    HORIZON,
    JOYS,
    KNOWN,
    LATER,
    LEADER,
    LEVEL_UP,
    PAINS,
    PIT,
    PROGRESS,
    RIVAL,
    ROOM,
    SHARE,
    SPELL_WORTH,
    SPREAD,
    SYMBOL,
    UNCOVERED,
    UNKNOWN,
    WOUND,
)
from podziemia.games.boss_monster.content import FOOL, Card, HeroCard, RoomCard, SpellCard
from podziemia.games.boss_monster.rules.adventure import MAZE, next_slots
from podziemia.games.boss_monster.state import (
    LEVEL_UP_ROOMS,
    MAX_SLOTS,
    Hero,
    Player,
    Room,
    Stack,
    State,
    Walk,
)
from podziemia.kernel.questions import Seat

BUILDING: Final = ("setup", "build", "reveal")  # when the bait is still to come
UNREVEALED: Final = 0  # the serial of an own room that is still face-down

Coming: TypeAlias = "list[list[tuple[int, float, int]]]"
"""The heroes to come by class: life, expected number, souls (as many as wounds)."""


def standing(souls: float, wounds: float) -> float:
    """What a score is worth; between whole numbers, what it is worth on average."""
    whole, hurt = int(souls), int(wounds)
    joy = JOYS[whole] + (souls - whole) * (JOYS[whole + 1] - JOYS[whole])
    return joy - PAINS[hurt] - (wounds - hurt) * (PAINS[hurt + 1] - PAINS[hurt])


def room_worth(card: RoomCard) -> float:
    """What a room is worth by itself, in whatever dungeon."""
    damage = 3 if card.counts_monsters else card.damage + (card.bonus.damage if card.bonus else 0)
    return HIT * damage + SYMBOL * sum(card.treasure) + ABILITY.get(card.id, 0.0) + ROOM


def card_worth(card: Card) -> float:
    """What a card in hand is worth, whoever holds it."""
    if isinstance(card, SpellCard):
        return SPELL_WORTH[card.id]
    return room_worth(card) * (0.5 if card.advanced else 0.6)


def path_damage(player: Player) -> int:
    """What a hero takes on the way from the entrance to the boss, Mazes included."""
    total = 0
    maze = False  # whether the next room sends heroes back
    for index, slot in enumerate(player.slots):
        active = slot.active
        if active:
            total += player.damage(index) * (2 if maze else 1)
        maze = active and slot.rooms[-1].card.id == MAZE
    return total


def will_die(player: Player, walk: Walk) -> bool:
    """Whether a hero on its way dies if nothing more happens."""
    damage, distance = walk.damage, walk.distance
    rooms, entered = player.active_names(), {*player.entered_mazes(walk)}
    while damage < walk.life:
        way = next_slots(rooms, distance, entered)
        if not way:
            return False
        entered.update(way)
        distance = way[-1]
        damage += player.damage(distance)
    return True


def kill_chance(damage: float, life: int) -> float:
    """How likely a dungeon of about this damage kills a hero."""
    return max(0.0, min(1.0, 0.5 + (damage - life + 0.5) / SPREAD))


def heroes_to_come(state: State) -> Coming:
    """The heroes of the next rounds; everybody can tell what the decks hold, not their order."""
    coming: Coming = [[] for _ in range(FOOL + 1)]
    left = HORIZON * state.players_count
    for deck in (state.hero_deck, state.epic_deck):
        kinds: dict[tuple[int, int, int], int] = {}
        for hero in deck:
            kind = hero.hero_class, hero.life, hero.souls
            kinds[kind] = kinds.get(kind, 0) + 1
        count = min(left, len(deck))
        left -= count
        for (hero_class, life, souls), number in sorted(kinds.items()):
            coming[hero_class].append((life, count * number / len(deck), souls))
    return coming[:FOOL]


def dungeon_worth(facts: Facts, rivals: Sequence[int], coming: Coming) -> float:
    """What a dungeon promises for later rounds: heroes lured and killed, texts, the Level Up."""
    player, damage = facts.player, facts.damage
    treasure = [symbols // player.treasure_factor for symbols in facts.treasure()]
    worth = DAMAGE * damage
    for hero_class, heroes in enumerate(coming):
        lead = treasure[hero_class] - rivals[hero_class]
        part = SHARE[max(-3, min(3, lead)) + 3] * FUTURE
        for life, number, souls in heroes:
            dies = kill_chance(damage + GROWTH, life)
            worth += part * number * souls * (dies - (1.0 - dies) * WOUND)
    rooms = player.active_rooms()
    for room in rooms:
        worth += ABILITY.get(room.card.id, 0.0) + ROOM
    if not player.leveled_up:
        assert player.boss is not None
        part = 1.0 if len(rooms) >= LEVEL_UP_ROOMS else PROGRESS * len(rooms)
        worth += LEVEL_UP[player.boss.id] * part
    return worth


class Facts:
    """The numbers of a dungeon, as far as they are needed."""

    __slots__ = ("damage", "pits", "player", "symbols")

    def __init__(self, player: Player) -> None:
        self.player = player
        self.damage = path_damage(player)
        self.pits = pits(player, MAX_SLOTS)
        self.symbols: list[int] = []

    def treasure(self) -> list[int]:
        """How many symbols of each class the dungeon shows."""
        if not self.symbols:
            self.symbols = [self.player.lure(kind) for kind in range(FOOL)]
        return self.symbols


class Score:
    """What a player is expected to have at the end of the round."""

    __slots__ = ("pits", "souls", "spent", "wounds")

    def __init__(self, facts: Facts) -> None:
        self.souls: float = facts.player.soul_count()
        self.wounds: float = facts.player.wound_count()
        self.pits: float = facts.pits  # Bottomless Pits that can swallow somebody
        self.spent = 0.0  # the worth of those used up

    def meet(self, hero: HeroCard, chance: float, dies: float) -> None:
        """Add a hero that comes with some chance and dies with some chance."""
        survives = chance * (1.0 - dies)
        swallowed = min(self.pits, survives)
        self.pits -= swallowed
        self.spent += swallowed * PIT
        self.souls += (chance - survives + swallowed) * hero.souls
        self.wounds += (survives - swallowed) * hero.wounds

    def worth(self) -> float:
        """What it is worth to the player."""
        return standing(self.souls, self.wounds) - self.spent


class Outlook:
    """The table as a seat foresees it at the end of the round; a copy is for trying things out."""

    __slots__ = (
        "base",
        "extra",
        "fresh",
        "future",
        "growing",
        "known",
        "players",
        "seat",
        "state",
        "town",
        "walk",
        "weights",
    )

    def __init__(self, state: State, seat: Seat, players: dict[Seat, Player]) -> None:
        self.state, self.seat, self.players = state, seat, players
        self.town, self.walk = state.town, state.walk
        self.extra = dict.fromkeys(players, 0.0)  # cards and rooms won and lost
        self.fresh: set[Seat] = set()  # whose sketch belongs to this outlook alone
        self.growing: dict[Seat, bool] = {}  # who may still build
        self.weights: dict[Seat, float] = {}  # how much whose fortune counts
        self.known: dict[Seat, Facts] = {}
        self.base = 0.0  # what the table is worth as it is, once that has been computed
        self.future: tuple[Sequence[int], Coming] | None = None

    def copy(self) -> Outlook:
        """An outlook to try something out on; sketches are copied when they are touched."""
        other = Outlook(self.state, self.seat, self.players.copy())
        other.town = self.town
        other.walk = self.walk.copy() if self.walk is not None else None
        other.extra, other.known = self.extra.copy(), self.known.copy()
        other.growing, other.weights = self.growing, self.weights
        other.base, other.future = self.base, self.future
        return other

    def look_ahead(self) -> tuple[Sequence[int], Coming]:
        """The treasure to compete with, and the heroes to compete for, in later rounds."""
        shown = [self.facts(p).treasure() for s, p in self.players.items() if s != self.seat]
        rivals = [max(symbols) for symbols in zip(*shown, strict=True)]
        self.future = rivals, heroes_to_come(self.state)
        return self.future

    @property
    def me(self) -> Player:
        """The sketch of the seat itself."""
        return self.players[self.seat]

    def touch(self, seat: Seat) -> Player:
        """A player's sketch, to be changed."""
        if seat not in self.fresh:
            self.players[seat] = self.players[seat].copy()
            self.fresh.add(seat)
        self.known.pop(seat, None)
        return self.players[seat]

    def facts(self, player: Player) -> Facts:
        """What is known of a sketch, computed once until it is touched."""
        found = self.known.get(player.seat)
        if found is None:
            found = self.known[player.seat] = Facts(player)
        return found

    def value(self) -> float:
        """What the table will be worth to the seat."""
        scores = {seat: self.score(player) for seat, player in self.players.items()}
        total = 0.0
        if self.state.phase in BUILDING:
            self.add_bait(scores)
            total = self.promise()
        for seat, score in scores.items():
            total += self.weights[seat] * (score.worth() + self.extra[seat])
        return total

    def promise(self) -> float:
        """What the own dungeon is worth for later rounds."""
        return dungeon_worth(self.facts(self.me), *(self.future or self.look_ahead()))

    def score(self, player: Player) -> Score:
        """A player's score after the walks of this round, without the bait."""
        facts = self.facts(player)
        score = Score(facts)
        walk = self.walk
        if walk is not None and walk.owner == player.seat:
            here = walk.inside and player.seat != self.seat  # to use an own Pit is an option
            score.pits = pits(player, walk.distance + here)
            score.meet(walk.hero.card, 1.0, float(will_die(player, walk)))
            score.pits = facts.pits
        if player.entrance:
            now = self.walks_now(player)
            for hero in player.entrance:
                life = hero.card.life + hero.bonus
                if now:
                    score.meet(hero.card, 1.0, self.dies(player.seat, facts.damage, life))
                else:
                    score.meet(hero.card, LATER, kill_chance(facts.damage, life))
        return score

    def walks_now(self, player: Player) -> bool:
        """Whether the heroes at an entrance will walk this round."""
        state = self.state
        if player.closed or state.phase == "end":
            return False
        return state.phase != "adventure" or state.order.index(player.seat) >= state.turn

    def dies(self, seat: Seat, damage: int, life: int) -> float:
        """How likely a hero dies in a dungeon of this damage, to which a room may be added."""
        if self.growing.get(seat):
            return kill_chance(damage + BUILT, life)
        return 1.0 if damage >= life else 0.0

    def add_bait(self, scores: Mapping[Seat, Score]) -> None:
        """Add what the heroes in town will bring to whom."""
        chances: dict[int, dict[Seat, float]] = {}
        for hero in self.town:
            kind = hero.card.hero_class
            if kind not in chances:
                chances[kind] = self.fooled() if kind == FOOL else self.lured(kind)
            for seat, chance in chances[kind].items():
                dies = self.dies(seat, self.known[seat].damage, hero.card.life)
                scores[seat].meet(hero.card, chance, dies)

    def lured(self, kind: int) -> dict[Seat, float]:
        """How likely each dungeon lures the heroes of a class."""
        shown = {seat: facts.treasure()[kind] for seat, facts in self.known.items()}
        chances = {}
        for seat, value in shown.items():
            chance = 1.0 if value or self.growing.get(seat) else 0.0
            for other, rival in shown.items():
                if other != seat and chance:
                    chance *= self.stays_ahead(seat, other, value - rival)
            if chance:
                chances[seat] = chance
        return chances

    def stays_ahead(self, seat: Seat, other: Seat, lead: int) -> float:
        """How likely a lead in treasure is still one after the reveal."""
        if self.growing.get(other):
            table = UNKNOWN if self.growing.get(seat) else KNOWN
        elif self.growing.get(seat):
            table = GROWING
        else:
            return 1.0 if lead > 0 else 0.0
        return table[max(-2, min(3, lead)) + 2]

    def fooled(self) -> dict[Seat, float]:
        """The Fool goes to strictly the fewest souls."""
        souls = {seat: player.soul_count() for seat, player in self.players.items()}
        fewest = [seat for seat, count in souls.items() if count == min(souls.values())]
        return {fewest[0]: 1.0} if len(fewest) == 1 else {}

    def with_room(self, card: RoomCard, slot: int, worth: Callable[[], float]) -> float:
        """What something would be worth with one more room in the own dungeon."""
        slots = self.touch(self.seat).slots
        if slot == len(slots):
            slots.append(Stack([]))
        slots[slot].rooms.append(Room(card, UNREVEALED))
        found = worth()
        slots[slot].rooms.pop()
        if not slots[slot].rooms:
            slots.pop()
        self.touch(self.seat)
        return found

    def with_hero(self, hero: Hero, *, dead: bool = False) -> float:
        """What the table would be worth with a hero brought to the own entrance, or killed."""
        after = self.copy()
        after.town = [other for other in self.town if other is not hero]
        me = after.touch(self.seat)
        (me.souls if dead else me.entrance).append(hero)
        return after.value()

    def raze(self, seat: Seat, index: int, *, fatal: bool = False) -> None:
        """Destroy a room, and perhaps the hero in it."""
        player, walk = self.touch(seat), self.walk
        if walk is not None and walk.owner != seat:
            walk = None
        stack = player.slots[index].rooms
        watchers = player.rooms_with("trigger_room_destroyed")
        gone = stack.pop()
        self.extra[seat] += 2 * CARD * sum(room is not gone for room in watchers)
        if walk is not None and walk.inside and walk.distance == index:
            walk.inside = False
            if fatal or walk.doomed:
                player.souls.append(walk.hero)
                self.walk = None
        if seat != self.seat or self.state.phase not in BUILDING:  # else the promise tells
            below = room_worth(stack[-1].card) if stack else 0.0
            self.extra[seat] += UNCOVERED * below - room_worth(gone.card)
        if not stack:
            del player.slots[index]
            if walk is not None and index < walk.distance:
                walk.distance -= 1


def look(state: State, seat: Seat) -> Outlook:
    """The table as a seat sees it now."""
    players = {s: as_seen(state.players[s], own=s == seat) for s in state.order}
    outlook = Outlook(state, seat, players)
    outlook.weights[seat] = 1.0
    for other in state.order:
        if other != seat:
            rival = RIVAL[len(players) - 1] + LEADER * players[other].soul_count()
            outlook.weights[other] = -rival
            outlook.growing[other] = may_grow(state, other)
    if players and state.phase in BUILDING:
        outlook.look_ahead()
    return outlook


def as_seen(player: Player, *, own: bool) -> Player:
    """A player with own face-down rooms turned up, and with those of others left out."""
    if all(slot.face_down is None for slot in player.slots):
        return player
    sketch = player.copy()
    for slot in sketch.slots:
        if own and slot.face_down is not None:
            slot.rooms.append(Room(slot.face_down, UNREVEALED))
        slot.face_down = None
    sketch.slots = [slot for slot in sketch.slots if slot.rooms]
    return sketch


def may_grow(state: State, seat: Seat) -> bool:
    """Whether everybody must expect a new room in this dungeon at the next reveal."""
    player = state.players[seat]
    if state.phase not in ("setup", "build") or state.kobold_strike:
        return False
    if any(slot.face_down is not None for slot in player.slots):
        return True
    return bool(player.rooms) and (state.phase == "setup" or state.order.index(seat) >= state.turn)


def pits(player: Player, distance: int) -> int:
    """How many Bottomless Pits a hero at this distance has before it."""
    slots = player.slots[:distance]
    return sum(slot.active and slot.rooms[-1].card.id == "bottomless_pit" for slot in slots)
