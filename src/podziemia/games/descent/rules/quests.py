"""DJ-18.8, DJ-18.10, DJ-22.8: what a quest's own rules do when somebody dies, takes a relic …

How much of them has happened is counted in `State.lasting`: `slain:<named>`, `dead:<named>`,
`bond:<named>` (markers left), `returned:<named>`, `alarm:<relic or npc>`, `sand` (rounds of delay),
`powder:<encounter>` (overlord turns until it explodes).
"""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..events import (
    CompanionFell,
    HeroLeft,
    MonsterWoke,
    QuestRuleApplied,
    RelicDropped,
)
from ..geometry import Cell, as_cells
from ..quests.rules import (
    Bond,
    FreedAlarm,
    HeroesEscape,
    KillNamed,
    KillTogether,
    Leaving,
    NpcFalls,
    NpcReaches,
    QuestRule,
    RelicAlarm,
    RelicStays,
    RelicToTown,
    Slain,
    Sleeper,
    SmallParty,
)
from ..state import OUT, OVERLORD, TOWN, Companion, Hero, Monster, State, Token
from .board import empty_cells, known_cells, nearest, put
from .end import gain_conquest, lose, lose_conquest, win
from .hand import draw
from .threat import gain_threat, pay_threat

EVERY: Final = 99
"""DJ-13.10: no limit to what one card brings."""


def tell(state: State, rule: QuestRule) -> None:
    """DJ-18.10: a rule applies; if the heroes learn of it only now, nobody takes back what has set
    it off."""
    state.emit(QuestRuleApplied, "DJ-18.10", rule.id)
    if rule.known == "trigger":
        state.show()


# Monsters


def monster_died(state: State, monster: Monster) -> None:
    """DJ-14.20, DJ-15.26, DJ-22.5, DJ-22.9: a named monster stays dead; then the goal is looked
    at."""
    named = monster.named
    if not named:
        return
    state.lasting[f"dead:{named}"] = 1
    slain = state.quest.rule(Slain)
    if slain is not None and named in slain.named and f"slain:{named}" not in state.lasting:
        state.lasting[f"slain:{named}"] = 1
        tell(state, slain)
        gain_conquest(state, slain.conquest, "DJ-22.5")
    goal = state.quest.head.win
    if isinstance(goal, KillNamed) and goal.named == named:
        win(state)
    if isinstance(goal, KillTogether) and all(f"dead:{n}" in state.lasting for n in goal.named):
        win(state)
    put_aside(state, named)


def put_aside(state: State, named: str) -> None:
    """DJ-EX-59: a sister waits for her return, if the other one lives and she has not been back;
    the overlord's turn she dies in does not count."""
    bond = state.quest.rule(Bond)
    if bond is None or named not in bond.named or f"returned:{named}" in state.lasting:
        return
    turns = bond.turns + (1 if state.overlords_turn else 0)
    state.lasting[f"bond:{named}"] = turns
    tell(state, bond)


def most_spawned(state: State) -> int:
    """DJ-13.10: how many monsters one card brings at most."""
    rule = state.quest.rule(SmallParty)
    return EVERY if rule is None else rule.most(state.count)


def sleeps(state: State, named: str) -> bool:
    """Whether a named monster is asleep when it is placed."""
    rule = state.quest.rule(Sleeper)
    return rule is not None and rule.named == named


def wake(state: State, monster: Monster) -> None:
    """Quest rule: it wakes for good; so it does when an attack deals it damage before armor."""
    if monster.asleep:
        monster.asleep = False
        state.emit(MonsterWoke, "DJ-18.10", monster.piece)


def rousings(state: State) -> list[Option]:
    """Quest rule: in the window of the start of his turn the overlord may pay to wake somebody."""
    rule = state.quest.rule(Sleeper)
    if rule is None or state.threat < rule.wake_cost:
        return []
    return [choice.Rouse(monster.piece) for monster in state.monsters if monster.asleep]


def rouse(state: State, piece: str) -> None:
    """Quest rule: the overlord pays, and it may act in this turn."""
    rule = state.quest.rule(Sleeper)
    monster = state.figure(piece)
    assert rule is not None
    assert isinstance(monster, Monster)
    pay_threat(state, rule.wake_cost, "DJ-18.10")
    wake(state, monster)


# Relics


def relic_taken(state: State, relic: str) -> None:
    """Quest rules: an alarm the first time, and whoever sleeps on it wakes."""
    sleeper = state.quest.rule(Sleeper)
    if sleeper is not None and sleeper.relic == relic:
        for monster in state.monsters:
            if monster.named == sleeper.named:
                wake(state, monster)
    alarm = state.quest.rule(RelicAlarm)
    if alarm is not None and alarm.relic == relic and f"alarm:{relic}" not in state.lasting:
        state.lasting[f"alarm:{relic}"] = 1
        tell(state, alarm)
        gain_threat(state, alarm.threat * state.count, "DJ-18.10")


def carries(hero: Hero, item: str) -> bool:
    """Whether a hero has it equipped or in the pack."""
    return any(each.id == item for each in (*hero.equipped, *hero.pack))


def hero_died(state: State, hero: Hero, cell: Cell) -> None:
    """DJ-9.20: quest effects of a death: a relic may stay where its bearer died."""
    rule = state.quest.rule(RelicStays)
    if rule is None or cell < 0 or not carries(hero, rule.relic):
        return
    hero.equipped = tuple(item for item in hero.equipped if item.id != rule.relic)
    hero.pack = tuple(item for item in hero.pack if item.id != rule.relic)
    hero.exhausted = tuple(name for name in hero.exhausted if name != rule.relic)
    lay_relic(state, hero, rule.relic, cell)


def lay_relic(state: State, hero: Hero, relic: str, cell: Cell) -> None:
    """DJ-20.19, DJ-R-98: its token lies on this space, or on the nearest one without rubble and
    water, and its card is nobody's."""
    cell = as_cells(nearest(state, cell, known_cells(state) & ~(state.rubble | state.water)))[0]
    state.relics += (relic,)
    state.tokens[cell] = (*state.tokens.get(cell, ()), Token("relic", relic))
    if state.log is not None:
        state.emit(RelicDropped, "DJ-20.19", hero.piece, relic, *state.floor.squares[cell])


def came_to_town(state: State, hero: Hero) -> None:
    """DJ-22.8: a hero has come to town by glyph, and may have brought what the quest asks for."""
    goal = state.quest.head.win
    if isinstance(goal, RelicToTown) and carries(hero, goal.relic):
        win(state)


# Quest figures


def companion_freed(state: State, companion: Companion) -> None:
    """Quest rule: an alarm the first time."""
    companion.bound = False
    alarm = state.quest.rule(FreedAlarm)
    mark = f"alarm:{companion.name}"
    if alarm is not None and alarm.npc == companion.name and mark not in state.lasting:
        state.lasting[mark] = 1
        tell(state, alarm)
        gain_threat(state, alarm.threat * state.count, "DJ-18.10")
        draw(state, alarm.cards)


def companion_fell(state: State, companion: Companion) -> Rules:
    """DJ-EX-57: conquest is lost first; then it is bound again where it was, with all wounds."""
    state.emit(CompanionFell, "DJ-18.10", companion.piece)
    rule = state.quest.rule(NpcFalls)
    if rule is not None and rule.npc == companion.name:
        lose_conquest(state, rule.conquest, "DJ-18.10")
    npc = state.quest.npcs[companion.name]
    home = state.floor.cell(npc.square)
    companion.cell = TOWN
    area = state.floor.areas[state.floor.area[home]]
    cells = as_cells(nearest(state, home, empty_cells(state) & area))
    squares = state.floor.squares
    ways = [choice.Put(companion.piece, squares[cell]) for cell in cells or [home]]
    chosen = yield from ask(OVERLORD, "drag-back", ways, rule="DJ-18.10", piece=companion.piece)
    companion.bound = True
    companion.wounds = npc.life(state.monster_players)
    put(state, companion, (state.floor.cells[chosen.to],), "DJ-18.10")


def companion_arrived(state: State, companion: Companion) -> None:
    """DJ-22.8: a quest figure has ended a move."""
    goal = state.quest.head.win
    there = state.floor.squares[companion.cell]
    if isinstance(goal, NpcReaches) and (goal.npc, goal.square) == (companion.name, there):
        win(state)


# Leaving


def leave_dungeon(state: State, hero: Hero, rule: Leaving) -> None:
    """DJ-18.12: off the map for good with all familiars; the turn ends."""
    put(state, hero, (OUT,), "DJ-18.12")
    state.emit(HeroLeft, "DJ-18.12", hero.piece)
    for familiar in state.familiars:
        if familiar.owner == hero.number:
            familiar.cell = OUT
    gain_conquest(state, rule.conquest, "DJ-18.12")
    state.turn.cut = True
    goal = state.quest.head.win
    if isinstance(goal, HeroesEscape):
        left = sum(1 for each in state.heroes if each.cell == OUT)
        if left >= goal.needed(state.count):
            win(state)
    check_stranded(state)


def check_stranded(state: State) -> None:
    """DJ-22.12: nobody who could still leave is in the dungeon, and no glyph leads back."""
    if "nobody_left" not in state.quest.head.lose or any(state.glyphs.values()):
        return
    if all(hero.cell in {TOWN, OUT} for hero in state.heroes):
        lose(state, "DJ-22.12")
