"""Questions that are no short list: free answers, answers of the world, squares, who acts first."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import podziemia
from podziemia.kernel import registry
from podziemia.kernel.bots import advance, answer_world, make_bot
from podziemia.kernel.errors import IllegalChoice
from podziemia.kernel.instructions import Instruction
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD, Ask, Option
from podziemia.kernel.record import Decision
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import runs_of
from podziemia.kernel.squares import Squares
from tests.laws.toys.auction import Bid, auction
from tests.laws.toys.chests import Keep, Leave, Open, chests
from tests.laws.toys.frame import begin
from tests.laws.toys.heroes import Rest, heroes
from tests.laws.toys.march import March, Stay, march
from tests.laws.toys.throws import Aim, Landed, Thrown, throws
from tests.laws.toys.volunteers import Go, volunteers


def refused(match: Match[Any], seat: int, choice: Any) -> tuple[str, str]:
    """The rule and the message by which a choice is refused; nothing has changed."""
    before = match.digest()
    with pytest.raises(IllegalChoice) as refusal:
        match.play(seat, choice)
    assert match.digest() == before
    return refusal.value.rule, refusal.value.message


class TestFreeAnswers:
    def test_an_answer_is_given_as_itself_or_as_json(self) -> None:
        match = begin(auction(), 2, seed=1)
        match.play(0, Bid(37, "mine"))
        match.play(1, {"type": "bid", "coins": 36})
        assert match.state.coins == [63, 100]
        assert [made.option for made in match.decisions] == [Bid(37, "mine"), Bid(36)]

    @pytest.mark.parametrize(
        ("choice", "rule", "message"),
        [
            (Bid(101), "FR-3", "fr-too-much"),
            ({"type": "bid", "coins": -1}, "FR-4", "fr-below-zero"),
            ({"type": "bid", "coins": "7"}, "FR-2", "refused-malformed"),
            ({"type": "bid", "coins": 7, "more": 1}, "FR-2", "refused-malformed"),
            ({"type": "bet", "coins": 7}, "FR-2", "refused-malformed"),
            ({"coins": 7}, "FR-2", "refused-malformed"),
            (Keep(), "FR-2", "refused-malformed"),
            (Bid("7"), "FR-2", "refused-malformed"),  # type: ignore[arg-type] # that is the point
            (0, "FR-2", "refused-index"),
            ("7", "FR-2", "refused-malformed"),
            (None, "FR-2", "refused-malformed"),
        ],
    )
    def test_a_bad_answer_is_refused_by_its_rule(
        self, choice: Any, rule: str, message: str
    ) -> None:
        match = begin(auction(), 2, seed=1)
        assert refused(match, 0, choice) == (rule, message)
        assert not match.allows(0, choice)

    def test_who_does_not_answer_gets_the_usual_answer(self) -> None:
        match = begin(auction(), 2, seed=1)
        match.time_out(0)
        assert match.decisions[0].option == Bid(0)

    def test_the_view_says_what_kind_of_answer_is_wanted(self) -> None:
        ask = begin(auction(), 2, seed=1).view(0)["ask"]
        assert (ask["free"], ask["options"], ask["offers"]) == ("bid", [], [])

    def test_a_standing_instruction_answers_if_that_is_legal(self) -> None:
        match = begin(auction(), 2, seed=1)
        choose: dict[str, Any] = {"type": "bid", "coins": 60}
        match.instruct(1, [Instruction("bid", choose)])
        match.play(0, Bid(1))
        assert (match.decisions[-1].option, match.decisions[-1].by) == (Bid(60), "standing")
        match.play(0, Bid(1))
        assert list(match.pending) == [1]  # there are only 40 coins left

    def test_random_bots_and_playing_out_need_no_list(self) -> None:
        game = auction()
        match = begin(game, 2, seed=1)
        assert match.rollout(5) == match.rollout(5)
        assert advance(match, {seat: make_bot(game, "random", seat) for seat in range(2)}) == 6
        assert match.over

    def test_what_checks_an_answer_for_a_bot_knows_only_a_world_dealt_anew(self) -> None:
        match = begin(auction(), 2, seed=1)
        ask = match.seen(0).ask
        assert ask.free is not None
        assert match.pending[0].free is not None
        assert ask.free.check is not match.pending[0].free.check


class TestTheWorld:
    def test_the_world_is_asked_and_nobody_else(self) -> None:
        match = begin(throws(), 2, seed=1)
        match.play(0, Aim("dragon"))
        assert list(match.pending) == [WORLD]
        view = match.view(0)
        assert (view["asked"], view["ask"]) == ([], None)
        assert view["world"] == {"prompt": "landed", "rule": "WO-3", "about": {"at": "dragon"}}

    def test_its_answer_is_recorded_once_and_never_asked_again(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = throws()
        monkeypatch.setattr(registry, "games", lambda: (game,))
        match = begin(game, 2, seed=1)
        for face in (6, 3):
            match.play(min(match.pending), Aim("dragon"))
            match.play(WORLD, Landed(face))
        assert [made.by for made in match.decisions] == ["seat", "world"] * 2
        assert match.state.throws == [6, 3]
        again = podziemia.replay(match.record())
        thawed = begin(game, 2, seed=1)
        thawed.thaw(match.freeze())
        for copy in (again, thawed, match.fork(), match.determinize(0, 9)):
            assert copy.state.throws == [6, 3]
            assert list(copy.pending) == [0]

    def test_taking_back_does_not_go_past_it(self) -> None:
        match = begin(throws(), 2, seed=1)
        match.play(0, Aim("orc"))
        assert match.undoable(0) == 1
        match.play(WORLD, Landed(2))
        assert match.undoable(0) == 0
        match.play(1, Aim("orc"))
        match.undo(1)
        assert match.state.throws == [2]

    def test_facts_that_contradict_each_other_are_refused(self) -> None:
        match = begin(throws(), 2, seed=1)
        match.play(0, Aim("orc"))
        assert refused(match, WORLD, Landed(0)) == ("WO-4", "wo-contradiction")
        assert refused(match, WORLD, Landed(3, fell=True)) == ("WO-4", "wo-contradiction")
        assert refused(match, WORLD, Landed(7)) == ("WO-3", "wo-no-such-face")

    def test_no_seat_answers_for_it_and_it_never_runs_out_of_time(self) -> None:
        match = begin(throws(), 2, seed=1)
        match.play(0, Aim("orc"))
        assert refused(match, 0, Landed(3)) == ("WO-3", "refused-world-asked")
        with pytest.raises(IllegalChoice):
            match.time_out(WORLD)
        with pytest.raises(IllegalChoice):
            match.resign(WORLD)

    def test_the_game_answers_by_the_chance_of_the_match(self) -> None:
        game = throws()
        answers = set()
        for _ in range(2):
            match = begin(game, 2, seed=4)
            bots = {seat: make_bot(game, "random", seat) for seat in range(2)}
            assert advance(match, bots) == 12
            assert [made.by for made in match.decisions] == ["seat", "world"] * 6
            answers.add(tuple(made.option for made in match.decisions if made.seat == WORLD))
        assert len(answers) == 1
        landed = answers.pop()
        assert all(isinstance(each, Landed) and each.bounces for each in landed)
        assert len(set(landed)) > 3

    def test_it_answers_otherwise_in_a_world_dealt_anew(self) -> None:
        match = begin(throws(), 2, seed=4)
        match.play(0, Aim("orc"))
        dealt = [answer_world(match.determinize(1, seed)) for seed in range(20)]
        assert len(set(dealt)) > 5
        assert answer_world(match.fork()) == answer_world(match)

    def test_a_preview_takes_any_answer_and_not_the_usual_one(self) -> None:
        falls = []
        for seed in range(40):
            match = begin(throws(), 2, seed)
            previewed = match.preview(0, Aim("orc"))
            assert previewed == match.preview(0, Aim("orc"))
            assert isinstance(previewed[0], Thrown)
            falls.append(previewed[0].face == 0)
        assert 3 <= sum(falls) <= 17  # the usual one is a die that falls, and one in four does

    def test_playing_out_takes_samples(self) -> None:
        match = begin(throws(), 2, seed=4)
        assert match.rollout(3) == match.rollout(3)

    def test_no_policy_answers_for_it(self) -> None:
        asked = []

        def first(_: Any, ask: Ask) -> Option:
            asked.append(ask.seat)
            return ask.default

        ends = [begin(throws(), 2, seed=4).rollout(seed, policy=first) for seed in range(9)]
        assert set(asked) == {0, 1}
        assert any(end != ends[0] for end in ends), "they aim alike, and it lands anywhere"


class TestSquares:
    def test_an_option_its_json_and_its_index_are_the_same_choice(self) -> None:
        digests = set()
        options = begin(march(), 2, seed=1).pending[0].options
        assert len(options) > 600
        option = options[333]
        for choice in (option, msgspec.to_builtins(option), 333):
            match = begin(march(), 2, seed=1)
            match.play(0, choice)
            assert match.decisions[0].option == option
            digests.add(match.digest())
        assert len(digests) == 1

    def test_every_option_is_found_at_its_index(self) -> None:
        options = begin(march(), 2, seed=1).pending[0].options
        assert isinstance(options, Squares)
        for index in (0, 1, 2, 100, len(options) - 1):
            assert options.index(options[index]) == index
            assert options[index] in options
        assert options[-1] == options[len(options) - 1]
        assert list(options[:2]) == [Stay(), options[1]]
        with pytest.raises(IndexError):
            options[len(options)]

    @pytest.mark.parametrize(
        "choice",
        [
            March("figure:0.0", (39, 39)),
            March("figure:1.0", (20, 5)),
            March("figure:0.0", (20, 0)),
            March(["figure:0.0"], (20, 0)),  # type: ignore[arg-type] # that is the point
            March("figure:0.0", [20, 0]),  # type: ignore[arg-type]
            {"type": "march", "figure": "figure:0.0", "to": [-1, 0]},
            {"type": "march", "figure": "figure:0.0", "to": [1]},
            10**6,
        ],
    )
    def test_what_is_out_of_reach_is_refused(self, choice: Any) -> None:
        assert refused(begin(march(), 2, seed=1), 0, choice)[0] == "SQ-2"

    def test_the_view_says_the_squares_in_runs_and_only_the_rest_in_words(self) -> None:
        match = begin(march(), 2, seed=1)
        ask = match.view(0)["ask"]
        assert [offer["words"]["message"] for offer in ask["offers"]] == ["Stay"]
        assert len(msgspec.json.encode(ask)) < 2500
        told = [
            (each["piece"], (row, column + step))
            for each in ask["squares"]
            for row, column, length in each["runs"]
            for step in range(length)
        ]
        assert told == [(o.figure, o.to) for o in match.pending[0].options if isinstance(o, March)]

    def test_words_for_one_are_made_on_demand(self) -> None:
        match = begin(march(), 2, seed=1)
        assert match.offer(0, 100).words.message == "March"

    def test_runs(self) -> None:
        squares = [(1, 4), (0, 1), (0, 2), (0, 4), (0, 2), (1, 5)]
        assert runs_of(squares) == ((0, 1, 2), (0, 4, 1), (1, 4, 2))


class TestFirstOf:
    def test_any_seat_may_act_first_and_the_others_questions_lapse(self) -> None:
        match = begin(chests(), 3, seed=1)
        assert sorted(match.pending) == [0, 1, 2]
        match.play(2, Open())
        assert {seat: ask.prompt for seat, ask in match.pending.items()} == {2: "share"}
        match.play(2, Keep())
        assert match.state.points[2] > 0
        assert sorted(match.pending) == [0, 1, 2]

    def test_it_goes_on_until_all_have_passed(self) -> None:
        match = begin(chests(), 3, seed=1)
        for seat in (1, 0):
            match.play(seat, Leave())
        assert (match.state.passed, sorted(match.pending)) == ([1, 0], [2])
        assert refused(match, 1, Open())[0] == "FI-2"
        match.play(2, Leave())
        assert (match.state.passed, sorted(match.pending)) == ([], [0, 1, 2])

    def test_copies_keep_who_may_still_act(self) -> None:
        match = begin(chests(), 3, seed=1)
        match.play(1, Leave())
        match.play(0, Open())
        for copy in (match.fork(), match.determinize(2, 5)):
            assert {seat: ask.prompt for seat, ask in copy.pending.items()} == {0: "share"}

    def test_a_question_that_was_answered_first_can_be_taken_back(self) -> None:
        match = begin(chests(), 3, seed=1)
        match.play(0, Open())
        match.undo(0)
        assert sorted(match.pending) == [0, 1, 2]

    def test_a_seat_that_has_given_up_never_acts_first(self) -> None:
        match = begin(volunteers(), 4, seed=1)
        match.resign(3)
        match.play(1, Go(1, 1))
        match.resign(0)
        assert sorted(match.pending) == [1, 2]
        for copy in (match.fork(), match.determinize(2, 5)):
            assert sorted(copy.pending) == [1, 2]
            assert copy.state.points == [0, 1, 0, 0]
        match.rollout(1, policy=lambda _, ask: ask.default)
        while not match.over:
            match.play(2, Go(2, 2))
        assert match.state.points == [0, 1, 8, 0]
        assert {made.by for made in match.decisions} == {"seat"}

    def test_alone_it_gets_the_usual_answer(self) -> None:
        match = begin(chests(), 3, seed=1)
        match.resign(1)
        assert sorted(match.pending) == [0, 2]
        for seat in (0, 2):
            match.play(seat, Leave())
        assert match.decisions[-1] == Decision(1, Leave(), "resigned")
        assert sorted(match.pending) == [0, 2]

    def test_the_clock_and_standing_instructions_answer_for_their_seat(self) -> None:
        match = begin(volunteers(), 3, seed=1)
        match.time_out(2)
        assert match.state.points == [0, 0, 1]
        match.instruct(1, [Instruction("go", {"far": 1})])
        assert match.state.points == [0, 4, 1]

    def test_bots_and_playing_out_go_through_it(self) -> None:
        match = begin(chests(), 3, seed=1)
        assert match.rollout(1, policy=lambda _, ask: ask.default).places == (1, 1, 1)
        assert match.rollout(Rng(1).word()).rule == "FI-9"


class TestPieces:
    def test_whoever_leads_several_is_told_which_of_them_acts(self) -> None:
        match = begin(heroes(), 2, seed=1)
        acting = []
        for _ in range(3):
            ((seat, ask),) = match.pending.items()
            view = match.view(seat)
            assert view["ask"]["piece"] == ask.piece
            assert ask.piece in {piece.id for piece in match.game.scene(view).pieces}
            assert match.seen(seat).ask.piece == ask.piece
            acting.append((seat, ask.piece))
            match.play(seat, Rest())
        assert acting == [(0, "hero:0"), (1, "hero:1"), (0, "hero:2")]

    def test_where_the_seat_itself_is_asked_nothing_is_said_of_it(self) -> None:
        match = begin(march(), 2, seed=1)
        assert match.pending[0].piece is None
        assert "piece" not in match.view(0)["ask"]
