"""Bots from a file: they play like all others, and harm nobody."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import podziemia
from podziemia.kernel.bots import RandomBot, advance, make_bot
from podziemia.kernel.errors import BadInput, BotFault
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.lab.outside.crew import Crew, controllers
from podziemia.lab.outside.host import MOST_WORLDS, HostedBot, is_outside, parts
from tests.processes import children, is_running, wait_until

BOSS_MONSTER = find("boss_monster")
PATIENT = 300.0
"""Seconds for a decision that is not about time, on however busy a machine."""
SHORT = 0.2
"""Seconds for a decision that would never come."""

BOTS = '''
"""Bots of all kinds."""

import os
import subprocess
import sys

from podziemia import IllegalChoice
from podziemia.games.boss_monster.bot import Greedy as BossGreedy
from podziemia.games.boss_monster.options import Draw
from podziemia.games.paper_dungeons.bot import Greedy as PaperGreedy
from podziemia.kernel.rng import Rng


class Any:
    """Chooses anything, and prints it."""

    def __init__(self, seed):
        self.rng = Rng(seed)

    def choose(self, seen):
        print("I choose")
        return seen.sample(self.rng)


class Boss(BossGreedy):
    """The greedy bot of Boss Monster."""


class Paper(PaperGreedy):
    """The greedy bot of Paper Dungeons."""


class Thinking(Any):
    """Does with worlds what can be done, and is surprised if anything is not as it should be."""

    def choose(self, seen):
        world, same = seen.world(5), seen.world(5)
        assert world.view(seen.seat) == seen.view
        assert world.view(None) == same.view(None)
        assert world.pending[seen.seat].options == seen.ask.options
        assert seen.state is seen.state
        assert seen.budget == 300.0
        fork = world.fork()
        assert not fork.over
        while not fork.over:
            seat = min(fork.pending)
            fork.play(seat, len(fork.pending[seat].options) - 1)
        assert fork.outcome.places
        assert not fork.pending
        assert world.view(seen.seat) == seen.view, "a fork goes its own way"
        assert world.rollout(3) == world.rollout(3)
        assert world.rollout(3, lambda state, ask: ask.options[-1]) == fork.outcome
        try:
            world.play(seen.seat, 1000)
        except IllegalChoice as refusal:
            assert refusal.rule == seen.ask.rule
        else:
            raise AssertionError("there is no such index")
        world.play(seen.seat, seen.ask.options[0])
        assert world.view(seen.seat) != seen.view
        return seen.ask.options[-1]


class Hoarding(Any):
    """Keeps a world for later, when it is worth nothing any more."""

    world = None

    def choose(self, seen):
        if self.world is not None:
            self.world.fork()
        self.world = seen.world(1)
        return seen.ask.options[0]


class Greedy(Any):
    """Wants too many worlds."""

    def choose(self, seen):
        world = seen.world(1)
        worlds = [world]
        while True:
            worlds.append(world.fork())


class Raising(Any):
    count = 0

    def choose(self, seen):
        self.count += 1
        if self.count == 3:
            return self.count / 0
        return super().choose(seen)


class Odd(Exception):
    def __str__(self):
        raise ValueError


class RaisingOddly(Any):
    def choose(self, seen):
        raise Odd


class Wordless(Any):
    def choose(self, seen):
        return 7


class Cheating(Any):
    def choose(self, seen):
        return Draw("room")


class Endless(Any):
    def choose(self, seen):
        while True:
            pass


class Exiting(Any):
    def choose(self, seen):
        sys.exit(3)


class Vanishing(Any):
    def choose(self, seen):
        os._exit(4)


class Babbling(Any):
    words = b"\\xff" * 40

    def choose(self, seen):
        for number in range(3, 64):
            try:
                os.write(number, self.words)
            except OSError:
                pass
        return super().choose(seen)


class BabblingInFrames(Babbling):
    words = b"\\0\\0\\0\\3abc"


class Answering(Babbling):
    """Says that it is ready where it should choose."""

    words = b"\\0\\0\\0\\7\\x91\\xa5Ready"


class Nesting(Babbling):
    """Chooses a list in a list in a list."""

    words = b"\\x93\\xa5Chose" + b"\\x91" * 9000 + b"\\xc0\\xa1x"
    words = len(words).to_bytes(4, "big") + words


class Mumbling(Babbling):
    """Chooses a text that is none."""

    words = b"\\0\\0\\0\\x0d\\x93\\xa5Chose\\xa3\\xed\\xa0\\x80\\xa1x"


class Leaving(Any):
    """Leaves a process behind that keeps its pipes open."""

    def choose(self, seen):
        other = os.fork()
        while other == 0:
            pass
        with open(__file__ + ".left", "w") as file:
            file.write(str(other))
        os._exit(0)


class Founding(Any):
    """Starts a process, and then never comes back."""

    def choose(self, seen):
        other = subprocess.Popen([sys.executable, "-c", "while True: pass"])
        with open(__file__ + ".pid", "w") as file:
            file.write(str(other.pid))
        while True:
            pass


class Unmade(Any):
    def __init__(self, seed):
        raise KeyError("no weights")


class Seedless:
    def choose(self, seen):
        return seen.ask.options[0]


class Silent:
    pass
'''


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bots") / "mine.py"
    path.write_text(BOTS)
    return path


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    """No process of a bot outlives its test, not even unburied."""
    before = children(os.getpid())
    yield
    assert set(children(os.getpid())) <= set(before)


def played(
    game: str, bots: dict[int, Any], budget: float = PATIENT, most: int = 1000
) -> Match[Any]:
    """A match of two, with a random player where no bot sits."""
    match = podziemia.start(game, 2, seed=11, events=False)
    advance(match, {0: RandomBot(0), 1: RandomBot(1)} | bots, most, budget=budget)
    return match


def fault_of(file: Path, name: str, budget: float = PATIENT) -> str:
    """How a bot fails in match 4 of a run, without the folder of its file."""
    with Crew(BOSS_MONSTER) as crew:
        (bot,) = crew.sit([f"{file}:{name}"], "seed", 4)
        with pytest.raises(BotFault) as fault:
            played(BOSS_MONSTER.id, {0: bot}, budget)
    return str(fault.value).replace(f"{file.parent}{os.sep}", "")


class TestNames:
    def test_a_class_in_a_file_is_from_outside(self) -> None:
        assert is_outside("my.py:Clever")
        assert is_outside("/home/me/my.py:Clever")
        assert parts("C:\\me\\my.py:Clever") == ("C:\\me\\my.py", "Clever")
        assert not any(is_outside(name) for name in ("greedy", "random", "human", "my.py", "a:b"))

    def test_a_match_knows_it_as_somebody(self) -> None:
        assert controllers(["greedy", "my.py:Clever"]) == ["greedy", "human"]

    def test_no_record_and_no_server_can_name_one(self, file: Path) -> None:
        with pytest.raises(BadInput, match="no bot called"):
            podziemia.start(BOSS_MONSTER.id, 2, seats=["human", f"{file}:Any"])
        with pytest.raises(BadInput, match="no bot called"):
            make_bot(BOSS_MONSTER, f"{file}:Any", 1)


class TestPlaying:
    @pytest.mark.parametrize(
        ("game", "name"), [("boss_monster", "Boss"), ("paper_dungeons", "Paper")]
    )
    def test_it_chooses_as_it_would_here(self, file: Path, game: str, name: str) -> None:
        found = find(game)
        with Crew(found) as crew:
            outside = played(game, {0: crew.bot(f"{file}:{name}", "s")}, most=120)
        here = played(game, {0: make_bot(found, "greedy", Rng("outside/s").word())}, most=120)
        assert [*outside.decisions] == [*here.decisions]

    @pytest.mark.parametrize("game", ["boss_monster", "paper_dungeons"])
    def test_it_plays_in_worlds(self, file: Path, game: str) -> None:
        with Crew(find(game)) as crew:
            match = played(game, {0: crew.bot(f"{file}:Thinking", "s")}, most=12)
        assert sum(decision.seat == 0 for decision in match.decisions) >= 2

    def test_what_it_prints_disturbs_nobody(
        self, file: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        with Crew(BOSS_MONSTER) as crew:
            assert played(BOSS_MONSTER.id, {0: crew.bot(f"{file}:Any", "s")}).over
        printed = capfd.readouterr()
        assert "I choose" in printed.err
        assert not printed.out

    def test_every_seat_has_a_process_which_is_kept(self, file: Path) -> None:
        name = f"{file}:Any"
        with Crew(BOSS_MONSTER) as crew:
            first, second = crew.sit([name, name], "one")
            assert first is not second
            assert crew.sit([name, name], "two") == [first, second]
            assert isinstance(second, HostedBot)
            second.end()
            again = crew.sit([name, name], "three")
            assert again[0] is first
            assert again[1] is not second

    def test_its_seed_makes_it_repeatable(self, file: Path) -> None:
        decisions = []
        with Crew(BOSS_MONSTER) as crew:
            for seed in ("a", "a", "b"):
                (bot,) = crew.sit([f"{file}:Any"], seed)
                decisions.append([*played(BOSS_MONSTER.id, {0: bot}, most=40).decisions])
        assert decisions[0] == decisions[1] != decisions[2]


FAULTS = [
    ("Raising", "raised ZeroDivisionError in its decision 3 of match 4: division by zero (line"),
    ("RaisingOddly", "raised Odd in its decision 1 of match 4: ?"),
    ("Wordless", "chose 7 in its decision 1 of match 4, which is not offered."),
    ("Cheating", "chose Draw(deck='room') in its decision 1 of match 4, which is not offered: "),
    ("Exiting", "ended its process (exit code 3) in its decision 1 of match 4."),
    ("Vanishing", "ended its process (exit code 4) in its decision 1 of match 4."),
    ("Babbling", "sent something that is no answer in its decision 1 of match 4."),
    ("BabblingInFrames", "sent something that is no answer in its decision 1 of match 4."),
    ("Nesting", "sent something that is no answer in its decision 1 of match 4."),
    ("Mumbling", "sent something that is no answer in its decision 1 of match 4."),
    ("Answering", "sent something that is no answer in its decision 1 of match 4."),
    ("Hoarding", "raised LookupError in its decision 2 of match 4: a world ends with the decision"),
    (
        "Greedy",
        f"raised LookupError in its decision 1 of match 4: no more than {MOST_WORLDS} worlds",
    ),
    ("Unmade", "cannot be made for a match: KeyError: 'no weights' (line"),
    ("Seedless", "cannot be made for a match: TypeError: Seedless() takes no arguments."),
]


class TestFaults:
    @pytest.mark.parametrize(("name", "told"), FAULTS, ids=[name for name, _ in FAULTS])
    def test_a_fault_is_one_sentence_with_the_name_of_the_bot(
        self, file: Path, name: str, told: str
    ) -> None:
        sentence = fault_of(file, name)
        assert sentence.startswith(f"mine.py:{name} {told}")
        assert "\n" not in sentence

    def test_an_illegal_choice_names_the_rule(self, file: Path) -> None:
        assert "(BM-" in fault_of(file, "Cheating")

    def test_endless_thinking_ends_after_the_budget(self, file: Path) -> None:
        told = "mine.py:Endless was not ready after 0.2 seconds in its decision 1 of match 4."
        assert fault_of(file, "Endless", SHORT) == told

    @pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
    def test_what_it_has_started_ends_with_it(self, file: Path) -> None:
        started = Path(f"{file}.pid")
        budget = SHORT
        while not started.exists() or not started.read_text():  # a busy machine takes longer
            budget *= 2
            fault_of(file, "Founding", budget)
        wait_until(lambda: not is_running(int(started.read_text())))

    @pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
    def test_what_it_leaves_behind_keeps_nobody_waiting(self, file: Path) -> None:
        left = Path(f"{file}.left")
        budget = SHORT
        while not left.exists() or not left.read_text():  # a busy machine takes longer
            budget *= 2
            assert "Leaving was not ready" in fault_of(file, "Leaving", budget)
        wait_until(lambda: not is_running(int(left.read_text())))

    def test_a_fault_can_be_told_by_another_process(self, file: Path) -> None:
        with Crew(BOSS_MONSTER) as crew, pytest.raises(BotFault) as fault:
            played(BOSS_MONSTER.id, {0: crew.bot(f"{file}:Wordless", "s")})
        assert fault.value.about["match"] is None
        assert str(fault.value).endswith("in its decision 1, which is not offered.")
        assert fault.value.sentence("pl").endswith("decyzji nr 1, a tego nie ma wśród możliwości.")

    @pytest.mark.parametrize(
        ("code", "told"),
        [
            ("import no_such_thing", "cannot be loaded: ModuleNotFoundError: No module named"),
            ("x = 1\n1 / 0", "cannot be loaded: ZeroDivisionError: division by zero (line 2)."),
            ("x = (", "cannot be loaded: SyntaxError: '(' was never closed"),
            (
                "import sys; sys.exit(5)",
                "ended its process (exit code 5) before its first decision.",
            ),
            ("class Other: pass", "has no class “Mine” with a method choose(seen); there are: -."),
            ("class Mine: pass", "has no class “Mine” with a method choose(seen); there are: -."),
        ],
    )
    def test_a_file_that_cannot_be_used_is_refused(
        self, tmp_path: Path, code: str, told: str
    ) -> None:
        path = tmp_path / "mine.py"
        path.write_text(code)
        with pytest.raises(BadInput) as fault, Crew(BOSS_MONSTER) as crew:
            crew.verify([f"{path}:Mine"])
        assert told in str(fault.value)
        assert f"{path}:Mine" in str(fault.value)

    def test_a_file_that_is_not_there_is_refused(self) -> None:
        with pytest.raises(BadInput, match=r"There is no file “gone.py”, so gone.py:Mine cannot"):
            Crew(BOSS_MONSTER).verify(["gone.py:Mine"])

    @pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
    def test_it_ends_with_whoever_started_it(self, file: Path) -> None:
        arguments = ["simulate", "boss_monster", "--workers", "1", "--budget", "100000"]
        command = [sys.executable, "-m", "podziemia", *arguments, "--bots", f"{file}:Endless"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as parent:  # noqa: S603 -- our own
            wait_until(lambda: any(is_bot(child) for child in children(parent.pid)))
            bots = [child for child in children(parent.pid) if is_bot(child)]
            parent.kill()
        wait_until(lambda: not any(is_bot(bot) for bot in bots))


def is_bot(pid: int) -> bool:
    """Whether a process is that of a bot."""
    try:
        return b"outside.child" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
