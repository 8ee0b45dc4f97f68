"""What the log calls those whom an event is about, where it happened, and what the quest says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from podziemia.kernel.events import Event
from podziemia.kernel.scene.grid import letters

from . import events
from .events.kinds import EncounterEvent, QuestEvent, Told

if TYPE_CHECKING:
    from .state import State

NOWHERE: Final = ""


def told(state: State, event: Event) -> Event:
    """The event with the names of its figures and of its place."""
    if not isinstance(event, Told):
        return event
    row, column = getattr(event, "row", -1), getattr(event, "column", -1)
    named = replace(
        event,
        who=name_of(state, event.actor),
        whom=tuple(name_of(state, piece) for piece in event.others),
        at=NOWHERE if row < 0 else square_name((row, column)),
    )
    if isinstance(named, events.HeroTurnBegan):
        return replace(named, seat=state.leader(state.heroes[int(named.hero[5:])]))
    if isinstance(named, events.AbilityUsed):
        return replace(named, own=named.source == named.who)
    if isinstance(named, events.MonsterKilled):
        return replace(named, who=named_monster(state, named.monster))
    if isinstance(named, QuestEvent | EncounterEvent):
        en, pl = words_of(state, named)
        if isinstance(named, events.AreaRevealed):
            area = state.quest.areas[named.area]
            return replace(named, en=en, pl=pl, read_en=area.text_en, read_pl=area.text_pl)
        return replace(named, en=en, pl=pl)
    return named


def square_name(square: tuple[int, int]) -> str:
    """What a square is called: its column and its row, `C4`."""
    row, column = square
    return f"{letters(column)}{row + 1}"


def name_of(state: State, piece: str) -> str:
    """The card of a figure, or the name that a quest of the players' own has for it."""
    kind, _, rest = piece.partition(":")
    quest = state.quest
    if kind == "hero":
        return state.heroes[int(rest)].sheet.id
    if kind == "monster":
        for monster in state.monsters:
            if monster.piece == piece:
                return named_monster(state, monster.named or monster.card.id)
        return ""
    if kind == "npc":
        return quest.npcs[rest].name_en if quest.text else rest
    return piece


def named_monster(state: State, card: str) -> str:
    """DJ-14.17: the card of a monster, or what a quest of the players' own calls it."""
    named = state.quest.named
    return named[card].name_en if state.quest.text and card in named else card


def words_of(state: State, event: QuestEvent | EncounterEvent) -> tuple[str, str]:
    """What the quest says of it, in English and in Polish."""
    quest = state.quest
    match event:
        case events.AreaSwallowed(area=area) if area not in state.revealed:
            return "", ""
        case events.AreaRevealed(area=area) | events.AreaSwallowed(area=area):
            return quest.areas[area].name_en, quest.areas[area].name_pl
        case events.QuestRuleApplied(name=name):
            rules = [rule for rule in quest.rules if rule.id == name]
            part = rules[0] if rules else quest.encounters[name]
            return part.text_en, part.text_pl
        case events.GameEnded(rule="DJ-22.8"):
            return quest.head.victory_en, quest.head.victory_pl
        case events.GameEnded(rule="DJ-22.7" | "DJ-22.12"):
            return quest.head.defeat_en, quest.head.defeat_pl
        case events.GameEnded():
            return "", ""
        case EncounterEvent(encounter=name):
            return quest.encounters[name].text_en, quest.encounters[name].text_pl
        case _:
            return quest.head.name_en, quest.head.name_pl
