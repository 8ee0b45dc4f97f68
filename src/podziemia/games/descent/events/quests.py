"""Exploring, encounters, rules of quests, and the end (DJ-18, DJ-22)."""

from __future__ import annotations

from podziemia.kernel.events import Aside, Event

from .kinds import EncounterEvent, FigureEvent, HeroEvent, QuestEvent

# DJ-18: exploring, encounters, rules of quests


class AreaRevealed(QuestEvent, frozen=True):
    """DJ-18.1: an area lies open for all; `en` and `pl` name it, the guide's text is read out."""

    area: int
    read_en: Aside[str] = ""
    read_pl: Aside[str] = ""


class EncounterMet(EncounterEvent, frozen=True):
    """DJ-18.7: a hero has ended its movement on an encounter."""


class EncounterUsed(EncounterEvent, frozen=True):
    """DJ-18.7: an encounter's effect has been used, and its token is gone unless it is burning."""


class MonsterWoke(FigureEvent, frozen=True):
    """Quest rule: a sleeping monster is awake."""


class RelicDropped(HeroEvent, frozen=True):
    """DJ-20.19: a relic lies on a space again."""

    relic: str
    row: int
    column: int


class QuestRuleApplied(QuestEvent, frozen=True):
    """DJ-18.10: a rule of the quest applies."""

    name: str


class AreaSwallowed(QuestEvent, frozen=True):
    """Quest rule: an area is buried for the rest of the game."""

    area: int


class CompanionFreed(FigureEvent, frozen=True):
    """Quest rule: a bound figure is free."""

    hero: str


class CompanionHealed(FigureEvent, frozen=True):
    """Quest rule: a quest figure has recovered wounds; so many are left."""

    amount: int
    wounds: int


class CompanionFell(FigureEvent, frozen=True):
    """Quest rule: a quest figure has lost its last wound."""


class HeroLeft(HeroEvent, frozen=True):
    """DJ-18.12: a hero has left for good."""


# DJ-22: conquest tokens and the end


class ConquestGained(Event, frozen=True):
    """DJ-22.6: the pool has grown to so many tokens."""

    amount: int
    conquest: int


class ConquestLost(Event, frozen=True):
    """DJ-22.6: the pool has shrunk to so many tokens."""

    amount: int
    conquest: int


class GameEnded(QuestEvent, frozen=True):
    """DJ-22.7, DJ-22.8: the match is over; the guide tells how the story ends."""

    heroes_won: bool
