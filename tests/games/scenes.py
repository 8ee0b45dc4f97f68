"""What holds for every game's scene: every piece once, every ref a piece, every word said."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.scene import AnyPiece, Grid, Offer, Scene, Words, Zone, square_id
from podziemia.kernel.texts import LANGUAGES, Texts

SAID: set[tuple[object, ...]] = set()


def every(pieces: tuple[AnyPiece, ...]) -> Iterator[AnyPiece]:
    """All pieces, with those that lie in or on others."""
    for piece in pieces:
        yield piece
        if isinstance(piece, Zone):
            yield from every(piece.children)
        elif isinstance(piece, Grid):
            yield from piece.figures


def squares(scene: Scene) -> set[str]:
    """The ids of all squares."""
    grids = [piece for piece in every(scene.pieces) if isinstance(piece, Grid)]
    return {square_id(grid.id, square) for grid in grids for square in grid.squares()}


def by_id(scene: Scene) -> dict[str, AnyPiece]:
    """All pieces by their ids."""
    return {piece.id: piece for piece in every(scene.pieces)}


def words_in(thing: Any) -> Iterator[Words]:
    """All words of a scene, an offer or a part of one."""
    if isinstance(thing, Words):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from words_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from words_in(part)
    elif isinstance(thing, dict):
        yield from words_in(tuple(thing.values()))


@cache
def strict(game: Game[Any], language: str) -> Texts:
    """The texts of a game; a missing message or fact is an error."""
    return Texts(game, language, (), strict=True)


def say(game: Game[Any], words: Words) -> None:
    """Say the words in both languages; raises if a message or a fact is missing."""
    key = (game.id, words.message, *words.about.items())
    if key not in SAID:
        SAID.add(key)
        for language in LANGUAGES:
            sentence = strict(game, language).say(words.message, words.about)
            assert "[" not in sentence, (words, sentence)


def offers_of(view: dict[str, Any]) -> list[Offer]:
    """What a view offers."""
    ask = view["ask"]
    return [msgspec.convert(offer, Offer) for offer in ask["offers"]] if ask is not None else []


def check(match: Match[Any], seat: int | None) -> None:
    """A seat's scene has every piece once and says everything; its offers touch what is there."""
    view = match.view(seat)
    scene = match.game.scene(view)
    ids = Counter(piece.id for piece in every(scene.pieces))
    assert max(ids.values()) == 1, ids.most_common(3)
    for words in words_in(scene):
        say(match.game, words)
    for offer in offers_of(view):
        assert not {*offer.refs, *offer.leads} - set(ids) - squares(scene), (match.pending, offer)
        for words in words_in(offer):
            say(match.game, words)
