"""BM-5.21 to BM-5.24, BM-5.40: what an effect may be aimed at, and whether the target stands."""

from __future__ import annotations

from ..content import Target as TargetKind
from ..options import declared_piece, player_piece, room_piece
from ..state import Declared, Hero, Player, Room, State, Target


def targets(  # noqa: PLR0911 -- one answer per kind of target
    state: State, player: Player, kind: TargetKind, room: Room | None = None
) -> list[str]:
    """The pieces an effect of this player may be aimed at; `room` is the ability's own room."""
    match kind:
        case "hero_in_this_room":
            assert room is not None
            walk = state.hero_inside(room)
            return [walk.hero.card.id] if walk is not None else []
        case "hero_in_own_dungeon" | "hero_in_opponent_dungeon" | "hero_in_any_dungeon":
            walk = state.walk
            if walk is None or not reaches(kind, player, walk.owner):
                return []
            return [walk.hero.card.id]
        case "own_soul_hero":
            return [hero.card.id for hero in player.souls]
        case "opponent_soul_hero":
            return [hero.card.id for other in state.opponents(player) for hero in other.souls]
        case "town_hero:any":
            return [hero.card.id for hero in state.town]
        case "active_room:any" | "active_room:monster" | "active_room:trap" | "own_active_room":
            owners = [player] if kind == "own_active_room" else state.living()
            wanted = kind.partition(":")[2]  # BM-2.6: a type of rooms, or any
            return [
                room_piece(owner.seat, index)
                for owner in owners
                for index, slot in enumerate(owner.slots)
                if slot.active and wanted in ("", "any", slot.rooms[-1].card.type)
            ]
        case "opponent":
            return [player_piece(other.seat) for other in state.opponents(player)]
        case "player:souls>=own+2":
            least = player.soul_count() + 2
            return [
                player_piece(other.seat)
                for other in state.opponents(player)
                if other.soul_count() >= least
            ]
        case "declared_spell:other" | "declared_spell:opponent":
            return [
                declared_piece(effect.number)
                for effect in state.waiting()
                if effect.is_spell and effect.owner is not player
            ]


def reaches(kind: TargetKind, player: Player, owner: int) -> bool:
    """Whether the walking hero is in a dungeon the target names (BM-11.25, BM-R-25)."""
    wants_own = kind == "hero_in_own_dungeon"
    return kind == "hero_in_any_dungeon" or wants_own == (owner == player.seat)


def find_target(state: State, piece: str | None) -> Target:
    """The thing a piece names now; it stays the target wherever it goes (BM-5.21, BM-5.40)."""
    if piece is None:
        return None
    kind, _, name = piece.partition(":")
    match kind:
        case "room":
            return find_room(state, piece)[1]
        case "player":
            return state.players[int(name)]
        case "declared":
            return find_declared(state, piece)
    return find_hero(state, piece)


def target_piece(state: State, target: Target) -> str | None:
    """How a target is called now; a room that is covered or gone by its card."""
    match target:
        case Room():
            for player in state.living():
                if (slot := player.slot_of(target)) is not None:
                    return room_piece(player.seat, slot)
            return target.card.id
        case Player():
            return player_piece(target.seat)
        case Declared():
            return declared_piece(target.number)
        case Hero():
            return target.card.id
    return None


def place_of(piece: str) -> tuple[int, int]:
    """The seat and the slot of a room's piece."""
    seat, _, slot = piece.removeprefix("room:").partition(".")
    return int(seat), int(slot)


def find_room(state: State, piece: str) -> tuple[Player, Room]:
    """The owner and the visible room of a piece."""
    seat, slot = place_of(piece)
    owner = state.players[seat]
    return owner, owner.slots[slot].rooms[-1]


def find_declared(state: State, piece: str) -> Declared:
    """The declared effect of a piece."""
    return next(e for e in state.declared if declared_piece(e.number) == piece)


def find_hero(state: State, name: str) -> Hero:
    """The hero of this name, wherever it is in play."""
    heroes = [*state.town, *([state.walk.hero] if state.walk is not None else [])]
    for player in state.players:
        heroes += [*player.entrance, *player.souls, *player.wounds]
    return next(hero for hero in heroes if hero.card.id == name)


def owner_of_room(state: State, room: Room) -> Player | None:
    """Whose visible room this is; nobody's, if it is covered or gone."""
    return next((p for p in state.living() if p.slot_of(room) is not None), None)


def target_stands(state: State, effect: Declared) -> bool:
    """BM-5.23, BM-5.24: whether the target is still there and legal when the effect resolves."""
    kind = effect.source.target
    if kind is None:
        return True
    legal = targets(state, effect.owner, kind, effect.room)
    return any(find_target(state, piece) is effect.target for piece in legal)
