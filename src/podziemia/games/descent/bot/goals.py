"""What heroes want to come to, and how good it is to stand somewhere."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..content import MOST_POTIONS, POTIONS
from ..geometry import FAR, Cell, Cells, as_cells, as_set
from ..quests.rules import HeroesEscape, NpcReaches, Offering, RelicToTown, Sand
from ..rules.encounters import may_use
from ..state import Hero, State, Token
from . import weights as w
from .party import Party
from .strikes import danger, wanted
from .ways import distances, open_plan

MUCH: Final = 6
"""Of so many wounds somebody goes to town for potions."""


class Goal(NamedTuple):
    """Somewhere to go: any of these spaces."""

    aim: str
    """What the hero says it means to do."""
    cells: Cells
    worth: float
    alone: bool = False
    """Whether one hero is enough."""


def goals(state: State, hero: Hero, party: Party) -> list[Goal]:
    """Everything that is worth a hero's way."""
    found = [*quest_goals(state, hero), *unseen(party)]
    found += [
        Goal("glyph", 1 << cell, w.GLYPH, alone=True)
        for cell, active in state.glyphs.items()
        if not active
    ]
    for cell, tokens in state.tokens.items():
        for token in tokens:
            worth = token_worth(state, hero, token)
            if worth:
                aim = "quest" if token.kind in ("key", "relic") else "find"
                found.append(Goal(aim, 1 << cell, worth, alone=True))
    worth = 0.0 if party.threatened else errand(hero)
    if worth:
        lit = as_set(cell for cell, active in state.glyphs.items() if active)
        found.append(Goal("shop", lit, worth))
    targets = wanted(state)
    for monster in state.monsters:
        worth = w.TARGET if monster.named in targets else 0.0 if monster.asleep else w.FOE
        if worth:
            found.append(Goal("fight", as_set(monster.cells), worth))
    return found


def errand(hero: Hero) -> float:
    """What a way to town and back is worth: potions against wounds, or something dear."""
    if hero.coins >= w.RICH:
        return w.SHOPPING
    room = MOST_POTIONS - sum(item.kind == "potion" for item in hero.equipped)
    potions = min(room, hero.coins // POTIONS["healing_potion"].price)
    healed = min(3 * potions, hero.kit.wounds - hero.wounds)
    return w.SHOPPING * healed / MUCH if healed >= MUCH else 0.0


def token_worth(state: State, hero: Hero, token: Token) -> float:
    """What something that lies on a space is worth."""
    match token.kind:
        case "key":
            return w.KEY
        case "relic":
            return 0.0 if token.name in state.turn.dropped else w.RELIC
        case "chest":
            return w.CHEST
        case "encounter":
            encounter = state.quest.encounters[token.name]
            if not may_use(state, hero, encounter):
                return 0.0
            return w.KEY if isinstance(encounter, Offering) else w.ENCOUNTER
    room = sum(item.kind == "potion" for item in hero.equipped) < MOST_POTIONS
    return w.FIND if token.kind == "coins" or room else 0.0


def unseen(party: Party) -> list[Goal]:
    """Where the hero and those with it go on: haste is worth more than caution."""
    if party.onward is None:
        return []
    way = party.onward[0]
    worth = w.DOOR if party.ready or not party.threatened else w.LATER
    return [Goal("explore", way.beyond or way.here, worth)]


def quest_goals(state: State, hero: Hero) -> list[Goal]:
    """What the quest itself asks for."""
    win, quest = state.quest.head.win, state.quest
    active = as_set(cell for cell, lit in state.glyphs.items() if lit)
    match win:
        case RelicToTown(relic=relic):
            if any(item.id == relic for item in (*hero.equipped, *hero.pack)):
                return [Goal("quest", active, w.HOME)]
        case HeroesEscape(exit=name):
            squares = quest.exits[name].squares
            return [Goal("quest", as_set(map(state.floor.cell, squares)), w.EXIT)]
        case NpcReaches(npc=name):
            for companion in state.companions:
                if companion.name == name and companion.cell >= 0:
                    return [Goal("quest", 1 << companion.cell, w.FRIEND, alone=True)]
    return []


def sinking(state: State) -> list[tuple[Cells, float]]:
    """What the sand takes at the end of this round, or of the next, and how surely one dies there
    who stays."""
    sand = state.quest.rule(Sand)
    later = state.lasting.get("sand", 0)
    found: list[tuple[Cells, float]] = []
    for burial in () if sand is None else sand.schedule:
        rounds = burial.round + later - state.round
        chance = 1.0 if rounds <= 0 else w.SOON if rounds == 1 else 0.0
        if chance:
            left = set(burial.areas) - state.swallowed
            found += [(state.floor.areas[area], chance) for area in left]
    return found


class Places:
    """How good it is for a hero to end somewhere."""

    def __init__(self, state: State, hero: Hero) -> None:
        self.state = state
        self.hero = hero
        self.plan = open_plan(state)
        self.party = Party(state, hero)
        blocked = state.water | state.rubble
        others = [each for each in state.heroes if each is not hero and each.cell >= 0]
        here = hero.cell
        joined: dict[tuple[str, float], Cells] = {}
        for goal in goals(state, hero, self.party):
            worth = goal.worth
            if goal.alone and here >= 0 and others:
                far = self.plan.distances(as_cells(goal.cells)[0])
                if min(far[other.cell] for other in others) < far[here]:
                    worth *= w.SHARED
            key = (goal.aim, worth)
            joined[key] = joined.get(key, 0) | goal.cells
        self.goals = [
            (aim, worth, distances(self.plan, cells, blocked & ~cells))
            for (aim, worth), cells in joined.items()
        ]
        self.zones = [
            (zone, wounds / (1 + self.sharing(others, zone)))
            for zone, wounds in danger(state, hero)
        ]
        self.sinking = sinking(state)
        self.at: dict[Cell, float] = {}

    def sharing(self, others: list[Hero], zone: Cells) -> float:
        """How many others a monster may attack instead; who has yet to act may come."""
        found = 0.0
        for other in others:
            if zone >> other.cell & 1:
                found += 1
            elif not other.done and other in self.party.others:
                found += w.COMING
        return found

    def pull(self, cell: Cell) -> tuple[float, str]:
        """What is to be gained from there, and by what most of all."""
        best, rest, aim = 0.0, 0.0, "explore"
        for name, worth, far in self.goals:
            distance = far[cell]
            if distance < FAR:
                found = worth * w.DECAY**distance
                rest += found
                if found > best:
                    best, aim = found, name
        return best + w.OTHERS * (rest - best), aim

    def blows(self, cell: Cell) -> float:
        """The wounds that may come to somebody there; few can stand around one hero."""
        hits = sorted((wounds for zone, wounds in self.zones if zone >> cell & 1), reverse=True)
        return sum(hits[:4])

    def loss(self, cell: Cell) -> float:
        """What those wounds and the sand would cost: a death the more, the fewer tokens would be
        left."""
        blows = self.blows(cell)
        buried = sum(chance for cells, chance in self.sinking if cells >> cell & 1)
        if not blows and not buried:
            return 0.0
        hero, pool = self.hero, self.state.conquest
        death = buried + min(1.0, max(0.0, blows / hero.wounds - w.SAFE))
        price = hero.sheet.conquest * w.CONQUEST * (1 + w.SCARCE * hero.sheet.conquest / pool)
        return w.BLOW * blows + w.DEATH * death * price

    def worth(self, cell: Cell) -> float:
        """What it is worth to end there."""
        found = self.at.get(cell)
        if found is None:
            found = self.at[cell] = self.pull(cell)[0] - self.loss(cell)
        return found
