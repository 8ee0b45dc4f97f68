"""Starting matches and playing records again; whatever is wrong gets a sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import podziemia
from podziemia import BadInput
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.lab.corpus import play_on


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "bos_monster", "players": 2}, ["bos_monster", "boss_monster"]),
        ({"game": "boss_monster", "players": 1}, ["1", "2", "4"]),
        ({"game": "boss_monster", "players": 5}, ["5", "2", "4"]),
        ({"game": "boss_monster", "players": True}, ["2", "4"]),
        ({"game": "boss_monster", "players": 2, "seats": ["human"]}, ["2"]),
        ({"game": "boss_monster", "players": 2, "options": {"hardmode": True}}, ["hardmode"]),
        ({"game": "boss_monster", "players": 2, "options": {"hard_mode": 1}}, ["hard_mode"]),
        ({"game": "boss_monster", "players": 2, "options": {"stall_rounds": 0}}, ["1", "50"]),
        (
            {"game": "boss_monster", "players": 2, "options": {"starting_discard_rule": "none"}},
            ["discard_two", "open_pile"],
        ),
    ],
)
def test_a_match_that_cannot_be_started_gets_a_sentence(
    arguments: dict[str, Any], words: list[str]
) -> None:
    with pytest.raises(BadInput) as fault:
        podziemia.start(**arguments)
    for language in ("en", "pl"):
        for word in words:
            assert word in fault.value.sentence(language)


def test_without_a_seed_every_match_is_another() -> None:
    seeds = {podziemia.start("boss_monster", 2).record().setup.seed for _ in range(3)}
    assert len(seeds) == 3


def finished() -> Match[Any]:
    match = podziemia.start("boss_monster", 3, seed="a seed may be words")
    for _ in play_on(match, Rng(1)):
        pass
    return match


def test_a_record_replays_to_the_same_digests() -> None:
    match = podziemia.start("boss_monster", 3, seed=11)
    digests = [match.digest() for _ in play_on(match, Rng(2))]
    again = podziemia.start("boss_monster", 3, seed=11)
    for digest, decision in zip(digests, match.decisions, strict=True):
        assert again.digest() == digest
        again.repeat(decision)
    assert again.digest() == match.digest()
    assert podziemia.replay(match.record()).digest() == match.digest()


Damage = Callable[[dict[str, Any]], Any]


def change(key: str, value: Any) -> Damage:
    return lambda data: data.update({key: value})


DAMAGES: list[tuple[str, Damage]] = [
    ("unknown-game", change("game", "chess")),
    ("record-version", change("version", 99)),
    ("record-format", change("podziemia", 1)),
    ("bad-players", change("players", 9)),
    ("record-damaged", change("decisions", "none")),
    ("record-damaged", change("surplus", 1)),
    ("record-damaged", lambda data: data.pop("seed")),
    ("record-damaged", lambda data: data["decisions"][0].update(choose={"type": "nonsense"})),
    ("record-illegal", lambda data: data["decisions"][0].update(choose={"type": "pass"})),
    ("record-illegal", lambda data: data["decisions"][3].update(seat=7)),
    ("record-illegal", lambda data: data["decisions"].append(data["decisions"][0])),
    ("record-check", lambda data: data["decisions"].pop()),
    ("record-check", change("check", "0" * 32)),
    ("record-damaged", change("standing", {"first": []})),
    ("unknown-option", lambda data: data["options"].update(extra=True)),
]


@pytest.mark.parametrize(("message", "damage"), DAMAGES)
def test_a_damaged_record_is_refused_with_a_sentence(message: str, damage: Damage) -> None:
    data = json.loads(finished().record().to_json())
    damage(data)
    with pytest.raises(BadInput) as fault:
        podziemia.replay(json.dumps(data))
    assert fault.value.message == message
    assert len(fault.value.sentence("en")) > 20


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe\x00", b"[]", b"null", b'"text"', b'{"game":"\xff"}']
)
def test_what_is_no_record_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput) as fault:
        podziemia.replay(data)
    assert fault.value.message == "record-damaged"


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_a_truncated_record_is_refused(share: float) -> None:
    data = finished().record().to_json()
    with pytest.raises(BadInput):
        podziemia.replay(data[: int(len(data) * share)])


def test_the_games_are_found_by_themselves() -> None:
    assert "boss_monster" in [game.id for game in podziemia.games()]
    assert str(find("boss_monster")) == "boss_monster"
