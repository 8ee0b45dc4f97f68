"""What happens in Descent, for the log, the animation and the tests.

Heroes and everything else that stands on the map are named by their pieces (`hero:0`,
`monster:5`, `npc:bartosz`, the id of a familiar), cards by their ids; a place is a row and a
column of the map. The sections follow the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable

from podziemia.kernel.events import Event, Secret
from podziemia.kernel.questions import Seat


class HeroEvent(Event, frozen=True):
    """Something that a hero does or suffers."""

    hero: str


class FigureEvent(Event, frozen=True):
    """Something that any figure does or suffers."""

    piece: str


class OverlordEvent(Event, frozen=True):
    """Something that only the overlord may know in full."""

    def knowing(self) -> Iterable[Seat | None]:
        """The overlord's seat."""
        return (0,)


# DJ-1: setup


class HeroChosen(HeroEvent, frozen=True):
    """DJ-1.4: a player leads a hero."""

    sheet: str
    seat: Seat


class SkillsDrawn(HeroEvent, frozen=True):
    """DJ-1.7: a hero has these skills."""

    skills: tuple[str, ...]


class SkillExchanged(HeroEvent, frozen=True):
    """DJ-1.8: a skill was given back for another."""

    skill: str
    gained: str


class QuestBegan(Event, frozen=True):
    """DJ-1.13, DJ-1.19: the quest, and the heroes' conquest tokens."""

    quest: str
    conquest: int


class ChestLaid(OverlordEvent, frozen=True):
    """DJ-1.17: a chest lies on a space; its number is for the overlord alone."""

    colour: str
    row: int
    column: int
    number: Secret[int | None]


class HeroPlaced(HeroEvent, frozen=True):
    """DJ-1.20: a hero's figure stands on the map."""

    row: int
    column: int


# DJ-2, DJ-3: the round and the hero's turn


class RoundBegan(Event, frozen=True):
    """DJ-2.2: a round begins."""

    round: int


class HeroTurnBegan(HeroEvent, frozen=True):
    """DJ-2.5: a hero's turn begins."""


class HeroTurnEnded(HeroEvent, frozen=True):
    """DJ-3.15: a hero's turn is over."""


class CardsRefreshed(HeroEvent, frozen=True):
    """DJ-3.2: a hero's exhausted cards can be used again."""

    cards: tuple[str, ...]


class ActionDeclared(HeroEvent, frozen=True):
    """DJ-3.5: a hero's action, and which half of it where there is a choice."""

    action: str
    half: str


class FatigueSpent(HeroEvent, frozen=True):
    """DJ-8.14: a hero has spent or lost fatigue; so much is left."""

    amount: int
    fatigue: int


class FatigueRestored(HeroEvent, frozen=True):
    """DJ-8.15: a hero has recovered fatigue; so much it has now."""

    amount: int
    fatigue: int


# DJ-4, DJ-5: movement and movement actions


class FigureMoved(FigureEvent, frozen=True):
    """DJ-4.2: a figure has come to a space by a step: the north-western one it covers."""

    row: int
    column: int
    squares: tuple[tuple[int, int], ...]


class FigurePut(FigureEvent, frozen=True):
    """DJ-4.18, DJ-4.20: a figure was put onto a space without a step, or off the map."""

    row: int
    column: int
    squares: tuple[tuple[int, int], ...]


class MovementEnded(HeroEvent, frozen=True):
    """DJ-4.14: a hero moves no further in this turn."""


class TokenTaken(HeroEvent, frozen=True):
    """DJ-20.1: a hero has picked up a token."""

    kind: str
    name: str
    row: int
    column: int


class CoinsGained(HeroEvent, frozen=True):
    """DJ-20.6, DJ-20.10: a hero has received coins; so many it has now."""

    amount: int
    coins: int


class CoinsPaid(HeroEvent, frozen=True):
    """DJ-21.11: a hero has paid coins; so many it has left."""

    amount: int
    coins: int


class KeyFound(Event, frozen=True):
    """DJ-17.8: a rune key has been found."""

    colour: str


class GlyphActivated(Event, frozen=True):
    """DJ-17.17: a glyph is active."""

    row: int
    column: int


class TravelledToTown(HeroEvent, frozen=True):
    """DJ-5.3: a hero has gone to town through a glyph."""


class TravelledToGlyph(HeroEvent, frozen=True):
    """DJ-5.3: a hero has come from town."""

    row: int
    column: int


class PotionDrunk(HeroEvent, frozen=True):
    """DJ-5.6: a hero has drunk a potion, or given it to somebody."""

    potion: str
    piece: str


class ItemGiven(HeroEvent, frozen=True):
    """DJ-5.5: a hero has given an item or a potion to another one."""

    item: str
    to: str


class PicoGiven(HeroEvent, frozen=True):
    """DJ-5.14: Pico is with another hero."""

    to: str


class DoorOpened(FigureEvent, frozen=True):
    """DJ-17.2: a door was opened."""

    door: str


class DoorClosed(FigureEvent, frozen=True):
    """DJ-17.2: a door was closed."""

    door: str


class FellIntoPit(FigureEvent, frozen=True):
    """DJ-17.10: a figure has fallen into a pit."""


class JumpedOver(FigureEvent, frozen=True):
    """DJ-17.12: a figure has jumped over a pit."""

    row: int
    column: int


# DJ-6, DJ-8: attacks and dice


class AttackDeclared(FigureEvent, frozen=True):
    """DJ-6.1: an attack, the weapon, and the space it is aimed at (-1, -1 without one)."""

    kind: str
    weapon: str
    shape: str
    row: int
    column: int
    targets: tuple[str, ...]


class AimUsed(FigureEvent, frozen=True):
    """DJ-10.5: the attack is aimed."""


class AttackRolled(FigureEvent, frozen=True):
    """DJ-6.7: the dice, by colour and face (from 0), and the range that is needed."""

    colors: tuple[str, ...]
    faces: tuple[int, ...]
    distance: int


class RerollCancelled(FigureEvent, frozen=True):
    """DJ-8.10: aimed and dodged, so nothing is rolled again."""


class DiceRerolled(FigureEvent, frozen=True):
    """DJ-8.7: these dice were rolled again, by whose decision, and show these faces now."""

    chooser: str
    dice: tuple[int, ...]
    faces: tuple[int, ...]


class PowerDieAdded(FigureEvent, frozen=True):
    """DJ-6.19: a power die was bought, and shows this face."""

    face: int


class SurgesSpent(FigureEvent, frozen=True):
    """DJ-6.17: so many surges were spent on something."""

    surges: int
    on: str


class FearPaid(FigureEvent, frozen=True):
    """DJ-15.12: a figure's Fear was paid with so many surges."""

    target: str
    surges: int


class ThreatFromSurges(Event, frozen=True):
    """DJ-6.18: the overlord has gained threat, and has so much now."""

    amount: int
    threat: int


class ThreatLost(Event, frozen=True):
    """DJ-6.17: the overlord has lost threat by a hero's weapon."""

    amount: int
    threat: int


class AttackDecided(FigureEvent, frozen=True):
    """DJ-6.14, DJ-6.23: whether the attack hits, its range and its damage."""

    hit: bool
    range: int
    distance: int
    damage: int


class AttackMissed(FigureEvent, frozen=True):
    """DJ-6.13, DJ-15.12: an attack, or its part against one figure, does nothing, and why."""

    target: str
    why: str


# DJ-9, DJ-16: wounds, deaths, tokens that last


class WoundsCancelled(HeroEvent, frozen=True):
    """DJ-9.3: an item cancels wounds."""

    item: str
    amount: int
    dice: tuple[int, ...]


class Wounded(FigureEvent, frozen=True):
    """DJ-9.18: a figure has really lost wounds; so many it has left."""

    amount: int
    left: int
    damage: int


class HeroHealed(HeroEvent, frozen=True):
    """DJ-9.7, DJ-16.6: wounds and poison tokens that a hero has got rid of."""

    wounds: int
    poison: int
    left: int


class HeroKilled(HeroEvent, frozen=True):
    """DJ-9.10: a hero is dead, and in town with so many coins."""

    by: str
    coins: int


class MonsterKilled(FigureEvent, frozen=True):
    """DJ-9.8: a monster is dead."""

    monster: str
    by: str


class UndyingRolled(FigureEvent, frozen=True):
    """DJ-15.25: whether a dying monster rises again."""

    face: int
    rises: bool


class TokensGained(FigureEvent, frozen=True):
    """DJ-16: a figure has got tokens of a lasting effect; so many it has now."""

    effect: str
    amount: int
    total: int


class TokensLost(FigureEvent, frozen=True):
    """DJ-16: a figure has got rid of tokens of a lasting effect; so many are left."""

    effect: str
    amount: int
    total: int


class TokensRolled(FigureEvent, frozen=True):
    """DJ-16.1, DJ-16.3: the power dice rolled for burn or web tokens, by their faces."""

    effect: str
    faces: tuple[int, ...]


# DJ-10: orders


class OrderPlaced(HeroEvent, frozen=True):
    """DJ-10.1: an order lies beside a hero."""

    order: str


class OrderRemoved(HeroEvent, frozen=True):
    """DJ-10.3: an order was used up or lost."""

    order: str
    used: bool


class GuardAttacked(HeroEvent, frozen=True):
    """DJ-10.11: a hero interrupts the overlord's turn."""


# DJ-24: abilities, skills, items


class AbilityUsed(HeroEvent, frozen=True):
    """DJ-24.1: a hero's ability, a skill or an item was used, on whom where there is somebody."""

    source: str
    target: str


# DJ-11, DJ-12: threat


class ThreatGained(Event, frozen=True):
    """DJ-11.1, DJ-12.2: the overlord has gained threat, and has so much now."""

    amount: int
    threat: int


class ThreatPaid(Event, frozen=True):
    """DJ-12.3: the overlord has paid threat, and has so much left."""

    amount: int
    threat: int


# DJ-11 to DJ-14: the overlord, the cards, the monsters


class OverlordTurnBegan(Event, frozen=True):
    """DJ-11: the overlord's turn begins."""


class OverlordDrew(OverlordEvent, frozen=True):
    """DJ-11.2: the overlord has drawn a card, which only he sees."""

    card: Secret[str | None]


class OverlordDeckReshuffled(Event, frozen=True):
    """DJ-12.4: the discard pile is the deck again."""


class OverlordDiscarded(Event, frozen=True):
    """DJ-12.2: the overlord has discarded a card for threat."""

    card: str


class OverlordPlayed(Event, frozen=True):
    """DJ-12.3: the overlord has played a card."""

    card: str


class TrapRolled(HeroEvent, frozen=True):
    """DJ-12.16: a hero's power dice against a trap, and the wounds it deals."""

    card: str
    faces: tuple[int, ...]
    wounds: int


class TrapAvoided(HeroEvent, frozen=True):
    """DJ-12.16: a blank has saved a hero from a trap."""

    card: str


class ObstacleLaid(Event, frozen=True):
    """DJ-12.18: a trap has laid an obstacle, which stays for the rest of the game."""

    kind: str
    row: int
    column: int


class MonsterPlaced(FigureEvent, frozen=True):
    """DJ-13: a monster stands on the map: the north-western space it covers, and all of them."""

    monster: str
    row: int
    column: int
    squares: tuple[tuple[int, int], ...]


class MonsterRelocated(FigureEvent, frozen=True):
    """DJ-13.9: a figure was taken off the map, to be placed anew."""


class MonsterUpgraded(FigureEvent, frozen=True):
    """DJ-18.3: a monster has become a master."""

    monster: str


class MonsterActivated(FigureEvent, frozen=True):
    """DJ-11.7: a monster is activated."""


class ActivationEnded(FigureEvent, frozen=True):
    """DJ-11.10: the activation of a monster is over."""


# DJ-18: exploring, encounters, rules of quests


class AreaRevealed(Event, frozen=True):
    """DJ-18.1: an area lies open for all."""

    area: int


class EncounterMet(HeroEvent, frozen=True):
    """DJ-18.7: a hero has ended its movement on an encounter."""

    encounter: str


class EncounterUsed(HeroEvent, frozen=True):
    """DJ-18.7: an encounter's effect has been used, and its token is gone unless it is burning."""

    encounter: str


class MonsterWoke(FigureEvent, frozen=True):
    """Quest rule: a sleeping monster is awake."""


class RelicDropped(HeroEvent, frozen=True):
    """DJ-20.19: a relic lies on a space again."""

    relic: str
    row: int
    column: int


class QuestRuleApplied(Event, frozen=True):
    """DJ-18.10: a rule of the quest applies."""

    name: str


class AreaSwallowed(Event, frozen=True):
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


# DJ-19 to DJ-21: equipment, treasure, the town


class ItemGained(HeroEvent, frozen=True):
    """DJ-19.8: a hero has received an item or a potion."""

    item: str


class ItemEquipped(HeroEvent, frozen=True):
    """DJ-19.2: an item from the pack is equipped."""

    item: str


class ItemPacked(HeroEvent, frozen=True):
    """DJ-19.3: an item lies in the pack."""

    item: str


class ItemDropped(HeroEvent, frozen=True):
    """DJ-19.6: an item was dropped."""

    item: str


class ChestOpened(HeroEvent, frozen=True):
    """DJ-20.8: a chest was opened, and shows its number."""

    row: int
    column: int
    number: int


class ChestEmptied(Event, frozen=True):
    """DJ-20.9: the contents of a chest are given out."""

    number: int


class TreasureDrawn(HeroEvent, frozen=True):
    """DJ-20.11: a hero has drawn a treasure card."""

    item: str


class ItemBought(HeroEvent, frozen=True):
    """DJ-21.5, DJ-21.7: a hero has bought something."""

    item: str


class ItemSold(HeroEvent, frozen=True):
    """DJ-21.6: a hero has sold an item."""

    item: str


class SkillBought(HeroEvent, frozen=True):
    """DJ-21.8: a hero has bought a skill."""

    skill: str


class TrainingGained(HeroEvent, frozen=True):
    """DJ-21.10: a hero is trained in a trait; it has so many tokens for it."""

    trait: str
    tokens: int


# DJ-23: familiars


class FamiliarMoved(FigureEvent, frozen=True):
    """DJ-23.4: a familiar has come to a space."""

    row: int
    column: int


class FamiliarTook(FigureEvent, frozen=True):
    """DJ-23.15: a ferret has picked something up."""

    item: str


class FamiliarPutDown(FigureEvent, frozen=True):
    """DJ-23.15: a ferret has put down what it carried."""

    item: str


class FamiliarHandedOver(FigureEvent, frozen=True):
    """DJ-23.9: a ferret has handed something over to a hero or the other ferret."""

    item: str
    to: str


# DJ-22: conquest tokens and the end


class ConquestGained(Event, frozen=True):
    """DJ-22.6: the pool has grown to so many tokens."""

    amount: int
    conquest: int


class ConquestLost(Event, frozen=True):
    """DJ-22.6: the pool has shrunk to so many tokens."""

    amount: int
    conquest: int


class GameEnded(Event, frozen=True):
    """DJ-22.7, DJ-22.8: the match is over."""

    heroes_won: bool
