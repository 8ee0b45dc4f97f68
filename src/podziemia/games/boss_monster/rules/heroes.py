"""BM-13 and BM-7: what becomes of heroes: town, entrance, death, souls, wounds, healing."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from ..content import HeroCard
from ..events import HeroDied, HeroHurt, HeroLured, HeroRevived, HeroSurvived, WoundHealed
from ..state import Declared, Hero, Player, Room, State, Walk
from .effects import TRIGGERED


def plain(hero: Hero) -> Hero:
    """A hero without a bonus that has ended (BM-15.1)."""
    return Hero(hero.card, hero.number) if hero.bonus else hero


def leave_deck(state: State, card: HeroCard) -> Hero:
    """BM-1.14: a hero that leaves its deck gets the next reveal number."""
    state.revealed_heroes += 1
    state.last_hero_round = state.round
    state.show()
    return Hero(card, state.revealed_heroes)


def to_town(state: State, hero: Hero) -> None:
    """BM-7.6, BM-7.8: join the town at the place of the reveal number."""
    later = [i for i, other in enumerate(state.town) if other.number > hero.number]
    state.town.insert(later[0] if later else len(state.town), hero)


def leave_town(state: State, hero: Hero) -> None:
    """BM-7.7: the others close up, keeping their order."""
    state.town.remove(hero)
    state.eventful = True


def to_entrance(state: State, player: Player, hero: Hero, rule: str) -> None:
    """BM-10.6: join the end of a dungeon's entrance queue."""
    player.entrance.append(hero)
    state.emit(HeroLured, rule, player.seat, hero.card.id)


def lure_from_town(state: State, player: Player, hero: Hero, rule: str) -> None:
    """A hero goes from town to a dungeon's entrance."""
    leave_town(state, hero)
    to_entrance(state, player, hero, rule)


def hurt(state: State, walk: Walk, damage: int, rule: str) -> None:
    """Damage that is not a room's on entering; death waits for the next check (BM-11.18)."""
    walk.damage += damage
    state.emit(HeroHurt, rule, walk.owner, walk.hero.card.id, damage, walk.damage, walk.life)


def score_kill(state: State, player: Player, hero: Hero, room: Room | None, rule: str) -> None:
    """BM-13.3, BM-13.4: a dead hero, however killed (BM-13.2), lies face-down and adds souls."""
    player.souls.append(plain(hero))
    player.has_killed = True  # BM-17.6
    state.eventful = True
    where = room.card.id if room is not None else None
    state.emit(HeroDied, rule, player.seat, hero.card.id, where, hero.card.souls)


def kill_walker(state: State, walk: Walk, room: Room | None, rule: str) -> Rules:
    """The walking hero dies in this room, or in none (BM-13.5, BM-13.6).

    The room's ability follows once the hero has been scored (BM-13.7).
    """
    player = state.players[walk.owner]
    state.walk = None
    score_kill(state, player, walk.hero, room, rule)
    if room in player.rooms_with("trigger_hero_died_here"):  # BM-12.15, BM-13.5
        yield from trigger(state, player, room)


def trigger(state: State, player: Player, room: Room) -> Rules:
    """BM-5.30: an ability works by itself, at once; nobody can answer.

    Its once-per-round limit is used up only when it is carried out (BM-5.36).
    """
    if room.card.once and room.used:
        return
    if (yield from TRIGGERED[room.card.id](state, player, room)) and room.card.once:
        room.used = True


def survive(state: State, walk: Walk) -> None:
    """BM-11.15: the hero has reached the boss: face-up into the score area."""
    state.walk = None
    state.players[walk.owner].wounds.append(plain(walk.hero))
    state.eventful = True
    card = walk.hero.card
    state.emit(HeroSurvived, "BM-11.15", walk.owner, card.id, card.wounds)


def heal(state: State, player: Player, hero: Hero, rule: str) -> None:
    """BM-13.9, BM-13.10, BM-13.11: turn one face-up hero, whatever its worth, face-down."""
    player.wounds.remove(hero)
    player.souls.append(hero)
    state.eventful = True
    state.emit(WoundHealed, rule, player.seat, hero.card.id)


def revive(state: State, played: Declared, bonus: int, rule: str) -> None:
    """BM-13.12, BM-13.13: a dead hero leaves a score area and joins that dungeon's queue anew."""
    hero = played.target
    assert isinstance(hero, Hero)
    victim = next(player for player in state.living() if hero in player.souls)
    victim.souls.remove(hero)
    state.eventful = True
    victim.entrance.append(Hero(hero.card, hero.number, bonus))
    state.emit(HeroRevived, rule, victim.seat, hero.card.id)
