"""What a quest file calls by its name: monsters, quest figures, relics, ways out, areas, texts."""

# Not compiled: no match runs through it.
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from ..content import CARD_INFO, CHEST_NUMBERS, HEROES, MONSTERS, RELICS
from . import parts, rules
from .map import Map, spoken
from .report import Report

FEWEST_HEROES: Final = 2  # DJ-1.3
CARDS: Final = frozenset(CARD_INFO)
"""Names that mean something else: those of the box, before any quest has added its own."""
MOST_POINTS: Final = 2 * min(hero.speed for hero in HEROES.values())
"""DJ-3.7: the movement points of a slow hero who runs."""
MOST_WOUNDS: Final = max(hero.wounds for hero in HEROES.values()) - 1  # DJ-9.19
MOST_FATIGUE: Final = max(hero.fatigue for hero in HEROES.values())
MOST_FEAR: Final = 10
"""DJ-15.12: five power dice, as many others, and every one of them shows a surge."""
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 1000


def check_names(file: parts.QuestFile, plan: Map, report: Report) -> None:
    """Whatever is named is there, once."""
    for table, names in (
        ("door", [each.id for each in file.door]),
        ("stairs", [each.color for each in file.stairs]),
        ("relic", [each.id for each in file.relic]),
        ("encounter", [each.id for each in file.encounter]),
        ("exit", [each.id for each in file.exit]),
        ("npc", [each.id for each in file.npc]),
        ("named_monster", [each.id for each in file.named_monster]),
        ("rule", [each.id for each in file.rule]),
        ("chest_contents", [str(each.number) for each in file.chest_contents]),
    ):
        for name, count in Counter(names).items():
            report.unless(count == 1, "twice", f"[[{table}]]", what=name)
    for table, people in (("named_monster", file.named_monster), ("npc", file.npc)):
        for each in people:
            free = each.id not in CARDS
            report.unless(free, "name-taken", f"[[{table}]] {each.id}", name=each.id)
    for relic in file.relic:
        known(relic.id, RELICS, "card", f"[[relic]] {relic.id}", report)
    check_monsters(file, report)
    check_chests(file, report)
    check_goal(file, plan, report)
    check_rules(file, plan, report)


def known(name: str, among: Iterable[str], kind: str, where: str, report: Report) -> bool:
    """Whether there is something of this name, of this kind."""
    names = sorted(among)
    said = ", ".join(names) or "-"
    return report.unless(name in names, f"unknown-{kind}", where, name=name, known=said)


def check_monsters(file: parts.QuestFile, report: Report) -> None:
    """DJ-14.17: monsters are of the box, and each named one stands on the map once."""
    named = {each.id: each for each in file.named_monster}
    standing = Counter(each.named for each in file.monster)
    for number, placed in enumerate(file.monster, start=1):
        where = f"[[monster]] {number} ({placed.monster})"
        if not known(placed.monster, MONSTERS, "monster", where, report):
            continue
        rows, columns = MONSTERS[placed.monster].footprint
        report.unless(rows != columns or not placed.upright, "upright", where)
        if placed.named is not None and known(placed.named, named, "named", where, report):
            wanted = named[placed.named].base
            report.unless(placed.monster == wanted, "named-base", where, base=wanted)
    for name, each in named.items():
        where = f"[[named_monster]] {name}"
        count = standing[name]
        report.unless(count == 1, "named-missing", where, name=name, count=count)
        if known(each.base, MONSTERS, "monster", where, report):
            base = MONSTERS[each.base]
            report.unless(base.master, "named-master", where, base=each.base)
            has = {granted.id for granted in base.abilities}
            for ability in each.without:
                report.unless(ability in has, "without", where, ability=ability, base=each.base)
            granted = [*base.abilities, *each.abilities]
            fear = sum(ability.rank for ability in granted if ability.id == "fear")
            report.unless(fear <= MOST_FEAR, "named-fear", where, fear=fear, most=MOST_FEAR)
            low = min(*base.wounds) + each.wounds > 0 and base.speed + each.speed > 0
            report.unless(low and base.armor + each.armor >= 0, "named-low", where)


def check_chests(file: parts.QuestFile, report: Report) -> None:
    """DJ-1.17: every chest token that can be drawn has its contents."""
    told = {each.number for each in file.chest_contents}
    for color in {chest.color for chest in file.chest}:
        for number in CHEST_NUMBERS[color]:
            where = f"[[chest_contents]] {number}"
            report.unless(number in told, "chest-number", where, number=number, color=color)


def check_goal(file: parts.QuestFile, plan: Map, report: Report) -> None:
    """DJ-22.8, DJ-22.12: what the heroes are to do is there to be done."""
    where, win = "[quest], win", file.quest.win
    check_named(win, file, where, report)
    if isinstance(win, rules.KillNamed | rules.KillTogether):
        wanted = (win.named,) if isinstance(win.named, str) else win.named
        for number, placed in enumerate(file.monster, start=1):
            always = placed.named not in wanted or placed.heroes <= FEWEST_HEROES
            place = f"[[monster]] {number} ({placed.monster})"
            report.unless(always, "goal-heroes", place, name=placed.named or "")
    if isinstance(win, rules.NpcReaches):
        report.unless(win.square in plan.areas, "outside", where, square=spoken(win.square))
        leads = any(isinstance(each, rules.Leading) and each.npc == win.npc for each in file.rule)
        report.unless(leads, "npc-not-led", where, npc=win.npc)
    if isinstance(win, rules.HeroesEscape):
        leaves = any(isinstance(r, rules.Leaving) and r.exit == win.exit for r in file.rule)
        report.unless(leaves, "exit-without-rule", where, exit=win.exit)
        most = FEWEST_HEROES
        report.unless(win.at_least <= most, "escape-many", where, count=win.at_least, most=most)
    swallows = any(isinstance(each, rules.Sand) for each in file.rule)
    report.unless(swallows or "all_swallowed" not in file.quest.lose, "no-sand", "[quest], lose")
    for key, (least, most) in (("rounds", file.quest.rounds), ("minutes", file.quest.minutes)):
        report.unless(least <= most, "span", f"[quest], {key}", least=least, most=most)


def check_rules(file: parts.QuestFile, plan: Map, report: Report) -> None:
    """DJ-18.10: rules and encounters speak of what is there."""
    drawn = set(plan.areas.values())
    for rule in file.rule:
        where = f"[[rule]] {rule.id}"
        check_named(rule, file, where, report)
        told = (rule.known == "area") == (rule.area is not None)
        report.unless(told, "rule-area", where)
        there = rule.area is None or rule.area in drawn
        report.unless(there, "area-not-drawn", where, area=rule.area or 0)
        if isinstance(rule, rules.Sand):
            check_sand(rule, drawn, where, report)
        if isinstance(rule, rules.Bound | rules.Leaving):
            most = MOST_POINTS
            report.unless(rule.cost <= most, "dear", where, cost=rule.cost, most=most)
    kinds = Counter(type(rule) for rule in file.rule if not isinstance(rule, rules.Told))
    for kind, count in kinds.items():
        tag = str(kind.__struct_config__.tag)
        report.unless(count == 1, "rule-twice", "[[rule]]", kind=tag)
    swallows = any(isinstance(each, rules.Sand) for each in file.rule)
    for encounter in file.encounter:
        where = f"[[encounter]] {encounter.id}"
        turns = isinstance(encounter, rules.Crank)
        report.unless(swallows or not turns, "no-sand", where)
        if isinstance(encounter, rules.Offering):
            price = encounter.price
            paid = price.wounds <= MOST_WOUNDS and price.least_fatigue <= MOST_FATIGUE
            most_of = {"wounds": MOST_WOUNDS, "fatigue": MOST_FATIGUE}
            report.unless(paid, "price-high", where, **most_of)


def check_named(thing: rules.Kind, file: parts.QuestFile, where: str, report: Report) -> None:
    """The named monsters, quest figures, relics and exits that a rule or goal is about."""
    for kind, names in (
        ("named", [each.id for each in file.named_monster]),
        ("npc", [each.id for each in file.npc]),
        ("relic", [each.id for each in file.relic]),
        ("exit", [each.id for each in file.exit]),
    ):
        about = getattr(thing, kind, None) or ()
        for name, count in Counter((about,) if isinstance(about, str) else about).items():
            known(name, names, kind, where, report)
            report.unless(count == 1, "twice", where, what=name)


def check_sand(rule: rules.Sand, drawn: set[int], where: str, report: Report) -> None:
    """The schedule goes forward, and swallows areas that there are, each once."""
    rounds = [burial.round for burial in rule.schedule]
    report.unless(rounds == sorted(set(rounds)), "sand-order", where)
    areas = [area for burial in rule.schedule for area in burial.areas]
    for area, count in Counter(areas).items():
        report.unless(area in drawn, "area-not-drawn", where, area=area)
        report.unless(count == 1, "twice", where, what=str(area))


def check_texts(file: parts.QuestFile, report: Report) -> None:
    """Every text a player reads is there in both languages, and no longer than there is room."""
    for where, entry in texts_in(file):
        for key in entry.__struct_fields__:
            text = getattr(entry, key)
            if key.endswith(("_en", "_pl")):
                most = LONGEST_NAME if key.startswith("name") else LONGEST_TEXT
                report.unless(bool(text.strip()), "text-empty", where, key=key)
                report.unless(len(text) <= most, "text-long", where, key=key, most=most)


def texts_in(file: parts.QuestFile) -> Iterator[tuple[str, Any]]:
    """Whatever has texts, and its place."""
    yield "[quest]", file.quest
    for table in file.__struct_fields__:
        entries = getattr(file, table)
        if isinstance(entries, tuple):
            for number, entry in enumerate(entries, start=1):
                yield f"[[{table}]] {getattr(entry, 'id', number)}", entry
