"""DJ-1: from the box to the first round, in the order of DJ-1.25."""

from __future__ import annotations

from collections.abc import Sequence

from podziemia.kernel.questions import SAFE, Option, Rules, ask

from .. import options as choice
from ..content import CHEST_NUMBERS, HEROES, OVERLORD_DECK, RELICS, SHOP, SKILL_CARDS, TREASURES
from ..entries import Skill
from ..events import HeroChosen, HeroPlaced, QuestBegan, SkillExchanged, SkillsDrawn
from ..geometry import as_cells
from ..state import NOWHERE, Hero, State
from ..vocabulary import SkillDeck
from .board import empty_cells
from .hand import draw
from .learn import join, learn
from .reveal import furnish, people
from .tokens import sense_glyphs
from .town import shop

KEEP = choice.Pass()


def prepare(state: State) -> Rules:
    """DJ-1.13 to DJ-1.15, DJ-1.19, DJ-1.22, DJ-1.24: the quest is known, everything is shuffled.

    Seat 0 is the overlord (DJ-1.1), the seat after it the first player (DJ-1.2, DJ-1.3); dice,
    compass and town token (DJ-1.16) only wait.
    """
    rng, quest = state.rng, state.quest
    state.sheets = list(HEROES.values())
    rng.shuffle(state.sheets)
    for name, skills in SKILL_CARDS.items():
        deck = list(skills)
        rng.shuffle(deck)
        state.skill_decks[name] = deck
    for colour, items in TREASURES.items():
        pile = list(items)
        rng.shuffle(pile)
        state.treasures[colour] = pile
    for colour, numbers in CHEST_NUMBERS.items():
        stack = list(numbers)
        rng.shuffle(stack)
        state.chests[colour] = stack
    state.deck = list(OVERLORD_DECK)
    rng.shuffle(state.deck)
    state.shop = {item.id: item.copies for item in SHOP.values()}
    state.relics = tuple(RELICS)
    state.unrevealed = dict(quest.contents)
    state.conquest, state.threat = quest.head.conquest, quest.head.threat
    state.emit(QuestBegan, "DJ-1.13", quest.id, state.conquest)
    yield from ()


def choose_heroes(state: State) -> Rules:
    """DJ-1.4, DJ-1.5: every hero is dealt, or chosen where the overlord agrees."""
    for number in state.each("heroes", range(state.count)):
        yield SAFE
        seat = state.leaders[number]
        sheet = state.sheets[-1]
        if state.options.free_hero_choice:
            ways = [choice.ChooseHero(each.id) for each in state.sheets]
            about = {"number": number + 1, "heroes": state.count}
            chosen = yield from ask(seat, "choose-hero", ways, rule="DJ-1.5", about=about)
            sheet = HEROES[chosen.hero]
        else:
            state.show()
        state.sheets.remove(sheet)
        hero = Hero(number, sheet)
        hero.coins = state.quest.head.coins  # DJ-1.6
        state.heroes.append(hero)
        state.emit(HeroChosen, "DJ-1.4", hero.piece, sheet.id, seat)
        for name in sheet.familiars:
            join(state, hero, name)


def draw_skills(state: State) -> Rules:
    """DJ-1.7 to DJ-1.9: skills hero by hero; one of them may be exchanged."""
    for number in state.each("skills", range(state.count)):
        yield SAFE
        hero = state.heroes[number]
        if state.options.open_skill_draft:
            yield from draft(state, hero)
        else:
            for name, count in hero.sheet.skills.items():
                for _ in range(count):
                    learn(state, hero, state.skill_decks[name].pop())
            state.show()
            state.emit(SkillsDrawn, "DJ-1.7", hero.piece, names(hero.skills))
            yield from exchange(state, hero)


def names(skills: Sequence[Skill]) -> tuple[str, ...]:
    """The ids of skills."""
    return tuple(skill.id for skill in skills)


def draft(state: State, hero: Hero) -> Rules:
    """DJ-25.5: skills are chosen out of the decks."""
    for name, count in hero.sheet.skills.items():
        for _ in range(count):
            deck = state.skill_decks[name]
            ways = [choice.ChooseSkill(skill.id) for skill in sorted(deck, key=skill_id)]
            chosen = yield from ask(
                state.leader(hero), "draft", ways, rule="DJ-25.5", piece=hero.piece
            )
            skill = next(each for each in deck if each.id == chosen.skill)
            deck.remove(skill)
            learn(state, hero, skill)
    state.emit(SkillsDrawn, "DJ-25.5", hero.piece, names(hero.skills))


def skill_id(skill: Skill) -> str:
    """What skills are sorted by."""
    return skill.id


def exchange(state: State, hero: Hero) -> Rules:
    """DJ-1.8: another card of the same deck first, then the old one is shuffled back into it."""
    ways: list[Option] = [KEEP]
    ways += [choice.ExchangeSkill(skill.id) for skill in hero.skills]
    chosen = yield from ask(state.leader(hero), "exchange", ways, rule="DJ-1.8", piece=hero.piece)
    if not isinstance(chosen, choice.ExchangeSkill):
        return
    old = next(skill for skill in hero.skills if skill.id == chosen.skill)
    deck_name: SkillDeck = old.deck
    deck = state.skill_decks[deck_name]
    new = deck.pop()
    state.show()
    forget(state, hero, old)
    learn(state, hero, new)
    deck.append(old)
    state.rng.shuffle(deck)
    state.emit(SkillExchanged, "DJ-1.8", hero.piece, old.id, new.id)


def forget(state: State, hero: Hero, skill: Skill) -> None:
    """A skill is given back with all that came with it."""
    hero.skills = tuple(each for each in hero.skills if each is not skill)
    hero.wounds, hero.fatigue = hero.kit.wounds, hero.kit.fatigue
    state.familiars = [each for each in state.familiars if each.name not in skill.familiars]


def go_shopping(state: State) -> Rules:
    """DJ-1.10 to DJ-1.12: in the order that is also the precedence for the last copy."""
    for number in state.each("purchases", range(state.count)):
        yield SAFE
        yield from shop(state, state.heroes[number], setup=True)


def set_out(state: State) -> Rules:
    """DJ-1.16 to DJ-1.18: the starting area is filled, and the overlord draws; power cards add
    nothing to it (DJ-R-57)."""
    state.revealed = frozenset((0,))
    contents = state.unrevealed.pop(0)
    furnish(state, contents)
    yield from people(state, contents)
    draw(state, state.quest.head.cards)


def place_heroes(state: State) -> Rules:
    """DJ-1.20, DJ-1.21, DJ-4.20: on the starting glyph or an empty space next to it."""
    start = state.floor.cell(state.quest.start)
    squares = state.floor.squares
    for number in state.each("placement", range(state.count)):
        yield SAFE
        hero = state.heroes[number]
        free = (1 << start | state.plan.around[start]) & empty_cells(state)
        ways = [choice.Put(hero.piece, squares[cell]) for cell in as_cells(free)]
        chosen = yield from ask(
            state.leader(hero), "start-space", ways, rule="DJ-1.20", piece=hero.piece
        )
        hero.cell = state.floor.cells[chosen.to]
        state.emit(HeroPlaced, "DJ-1.20", hero.piece, *chosen.to)
        for familiar in state.familiars:
            if familiar.owner == number and familiar.cell == NOWHERE:
                familiar.cell = hero.cell
    sense_glyphs(state)
