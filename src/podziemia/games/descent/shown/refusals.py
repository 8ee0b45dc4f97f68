"""Why an option is not offered: the rule that forbids it, and the sentence that says so."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Ask, Option

from .. import options as o
from ..state import OUT, OVERLORD, State
from .refused_attacks import refuse_dice
from .refused_overlord import refuse_activation, refuse_card, refuse_monster, refuse_place
from .refused_things import refuse_equipment, refuse_market
from .refused_turns import piece_is_there, refuse_in_turn
from .refused_words import refusal, refuse

OVERLORDS: Final = (
    *(o.PlayCard, o.DiscardCard, o.Bewitch, o.Spawn, o.Relocate, o.Place, o.Upgrade, o.Activate),
    *(o.Keep, o.Shift, o.Rouse, o.Breathe, o.LayBreath),
)
"""What only the overlord chooses."""
HEROES: Final = (
    *(o.ChooseHero, o.ExchangeSkill, o.ChooseSkill, o.TakeTurn, o.Settle, o.Declare, o.Exert),
    *(o.PickUp, o.Drop, o.GoToTown, o.Return, o.Give, o.GivePico, o.Drink, o.OpenChest),
    *(o.Rearrange, o.GoShopping, o.PlaceOrder, o.SwapOrder, o.Exchange, o.Recover, o.Accept),
    *(o.CutLoose, o.Nurse, o.LeaveDungeon, o.Equip, o.Pack, o.Buy, o.BuyTreasure, o.BuySkill),
    *(o.Train, o.Sell, o.PutDown, o.CancelWounds, o.UseAim, o.Shove),
)
"""What only heroes do."""
ATTACKS: Final = (o.Attack, o.AttackSpace, o.AttackAround)
DICE: Final = (o.SpendSurges, o.PayFear, o.Enhance, o.Conjure, o.FatigueDie, o.PickDie)
EQUIPMENT: Final = (o.Equip, o.Pack, o.Drop)
MARKET: Final = (o.Buy, o.BuyTreasure, o.BuySkill, o.Train, o.Sell)
MENUS: Final = (
    "turn",
    "activation",
    "activate",
    "opening",
    "shop",
    "arrange",
    "next-hero",
    "spend",
)
"""Questions that offer many kinds of things."""
NEVER: Final = (
    (("choose-hero",), (o.ChooseHero,), "DJ-1.5", "hero-taken"),
    (("exchange",), (o.ExchangeSkill,), "DJ-1.8", "skill-exchange"),
    (("draft",), (o.ChooseSkill,), "DJ-25.5", "skill-draft"),
    (("start-space",), (o.Put,), "DJ-1.20", "start-space"),
    (("next-hero",), (o.Walk, o.Declare, *ATTACKS), "DJ-2.3", "choose-hero-first"),
    (("start",), (o.Settle,), "DJ-3.1", "nothing-to-settle"),
    (("action",), (o.Declare,), "DJ-3.5", "no-such-action"),
    (("action",), (o.Rearrange,), "DJ-3.3", "arranged"),
    (("action",), (Option,), "DJ-3.5", "action-first"),
    (("swap",), (o.SwapOrder,), "DJ-24.1", "no-swap"),
    (("guard",), (Option,), "DJ-10.11", "only-guard"),
    (("taunt",), (o.Use, *ATTACKS), "DJ-26.20", "only-taunt"),
    (("target",), (o.Target,), "DJ-6.1", "no-target"),
    (("from",), (o.From,), "DJ-26.3", "no-origin"),
    (("breath",), (o.LayBreath,), "DJ-15.7", "no-breath"),
    (("cleave",), ATTACKS, "DJ-26.15", "no-cleave"),
    (("another-attack",), (o.Use,), "DJ-26.16", "no-skill"),
    (("charmed-attack",), ATTACKS, "DJ-12.20", "charmed"),
    (("cancel",), (o.CancelWounds,), "DJ-9.3", "no-shield"),
    (("bury",), (o.Bury,), "DJ-6.30", "not-dying"),
    (("knockback",), (o.Put,), "DJ-15.17", "no-landing"),
    (("put-back", "place", "bring-back", "drag-back"), (o.Put,), "DJ-4.20", "no-place"),
    (("arrive",), (o.Put,), "DJ-17.21", "no-arrival"),
    (("spiked-pit", "crushing-block"), (o.Put,), "DJ-12.18", "no-escape"),
    (("telekinesis",), (o.Shove,), "DJ-26.9", "no-shove"),
    (("encounter",), (o.Accept,), "DJ-18.13", "no-encounter"),
    (("pick-up",), (o.PickUp,), "DJ-20.1", "nothing-here"),
    (("familiar",), (o.Walk, o.TakeStairs), "DJ-23.2", "familiar-way"),
    (("familiar",), (o.Give,), "DJ-23.9", "ferret-far"),
    (("familiar",), (o.PickUp,), "DJ-23.15", "ferret-load"),
    (("familiar",), (o.PutDown,), "DJ-23.15", "ferret"),
    (("familiar",), (Option,), "DJ-23.5", "familiar-only"),
    (("blood",), (o.Exchange,), "DJ-9.19", "no-exchange"),
    (("lead",), (o.Walk, o.ClimbOut, o.TakeStairs), "DJ-18.11", "lead-way"),
    (("evade",), (o.Walk, o.ClimbOut), "DJ-26.4", "evade-way"),
    (("evade",), (Option,), "DJ-26.4", "evade-only"),
    (("dark-charm",), (o.Bewitch,), "DJ-12.12", "hero-away"),
    (("upgrade",), (o.Upgrade,), "DJ-18.3", "no-upgrade"),
    (("power-order",), (o.Use,), "DJ-26.11", "no-power"),
    (("relocate",), (o.Relocate,), "DJ-13.9", "no-relocation"),
    (("spawn",), (o.Spawn,), "DJ-13.10", "no-spawn"),
    (("mimic",), (o.Place,), "DJ-12.19", "no-place"),
    (("stunned",), (o.Keep,), "DJ-14.16", "one-half"),
)
"""What cannot be answered to these questions, by which rule."""


def explain(state: State, ask: Ask, option: Option) -> None:
    """Refuse an option that is not offered, by the rule that keeps it from being so."""
    if isinstance(option, o.PlayCard | o.DiscardCard):
        refuse(ask.seat != OVERLORD, "DJ-12.1", "not-overlord")
        refuse_card(state, ask, option)
    refuse(ask.seat != OVERLORD and isinstance(option, OVERLORDS), "DJ-2.1", "not-overlord")
    refuse(ask.seat == OVERLORD and isinstance(option, HEROES), "DJ-2.1", "not-hero")
    refuse(not piece_is_there(state, option), "DJ-4.2", "nobody")
    if isinstance(option, o.UseAim):
        raise refusal("DJ-6.4", "aim-late")
    if isinstance(option, o.TakeTurn):
        refuse_turn_of(state, ask, option)
    refuse_by_prompt(state, ask, option)
    declines = isinstance(option, o.Pass | o.Stop | o.Done | o.EndTurn)
    if declines and ask.prompt not in MENUS:
        raise refusal(ask.rule, "must-choose")
    raise refusal(ask.rule, "not-now" if ask.prompt in MENUS else "answer-first")


def refuse_turn_of(state: State, ask: Ask, option: o.TakeTurn) -> None:
    """DJ-2: why this hero cannot take a turn now."""
    refuse(ask.prompt != "next-hero", "DJ-2.6", "turn-under-way")
    hero = next((each for each in state.heroes if each.piece == option.piece), None)
    refuse(hero is None, "DJ-2.3", "nobody")
    assert hero is not None
    refuse(hero.cell == OUT, "DJ-18.12", "hero-left", card=hero.sheet.id)
    refuse(hero.done, "DJ-2.5", "had-turn", card=hero.sheet.id)


def refuse_by_prompt(state: State, ask: Ask, option: Option) -> None:
    """The reasons of a question that is asked often, and of those that offer one kind of thing."""
    if isinstance(option, DICE):
        refuse_dice(state, ask, option)
    match ask.prompt:
        case "action" if isinstance(option, o.Declare):
            refuse(state.turn.stunned, "DJ-16.8", "stunned-action")
        case "turn":
            refuse_in_turn(state, ask, option)
        case "activation":
            refuse_activation(state, option)
        case "activate":
            refuse_monster(state, option)
        case "place-monster" if isinstance(option, o.Place):
            refuse_place(state, option)
        case "shop" if isinstance(option, MARKET):
            refuse_market(state, ask, option)
        case "hand-limit":
            raise refusal("DJ-11.3", "hand-limit", cards=len(state.hand))
    if ask.prompt in {"arrange", "shop"} and isinstance(option, (*EQUIPMENT, o.Done)):
        refuse_equipment(state, ask, option)
    for prompts, kinds, rule, why in NEVER:
        refuse(ask.prompt in prompts and isinstance(option, kinds), rule, why)
