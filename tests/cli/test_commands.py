"""What the commands print: games, rules, replay, doctor, help."""

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from podziemia.cli.progress import EVERY, Lines, progress
from podziemia.cli.speech import LOCALE
from podziemia.kernel.texts import LANGUAGES, sources
from tests.cli.conftest import Cli
from tests.processes import PATIENCE


def test_help_names_every_command(cli: Cli) -> None:
    for arguments in ((), ("--help",), ("-h",)):
        ran = cli(*arguments)
        assert ran.code == 0
        for command in ("games", "play", "rules", "replay", "doctor", "scenario"):
            assert command in ran.out


def test_games_lists_players_and_options(cli: Cli) -> None:
    ran = cli("games")
    assert "Boss Monster (boss_monster), 2" in ran.out
    assert "hard_mode=false" in ran.out
    assert "[bm" not in cli("games", "--lang", "pl").out
    facts = json.loads(cli("games", "--json").out)
    assert facts[0]["id"] == "boss_monster"
    assert {"id", "default", "values", "rule", "name", "about"} == set(facts[0]["options"][0])


def test_a_rule_a_section_a_book_and_the_contents(cli: Cli) -> None:
    assert cli("rules", "BM-5.12").out.startswith("BM-5.12 ")
    assert cli("rules", "bm-5.12").out == cli("rules", "boss_monster", "BM-5.12").out
    section = cli("rules", "boss_monster", "BM-16").out
    assert "BM-16.4 " in section
    assert "BM-15.1 " not in section
    book = cli("rules", "boss_monster", "--lang", "pl").out
    assert "BM-1.1 " in book
    assert "BM-EX-1 " in book
    assert "BM-16 " in cli("rules").out


def test_rules_are_found_by_a_word(cli: Cli) -> None:
    found = cli("rules", "paper_dungeons", "Mission").out
    assert "## PD-15 " in found
    assert "\nPD-1.18 " in found
    assert "PD-3.9 " not in found
    assert "podziemia rules PD-1." in found.splitlines()[-1]
    facts = json.loads(cli("rules", "paper_dungeons", "misj", "--lang", "pl", "--json").out)
    assert "PD-15" in facts["sections"]
    assert "PD-22.7" in facts["rules"]


def test_rules_as_json(cli: Cli) -> None:
    assert json.loads(cli("rules", "BM-5.12", "--json").out)["rule"] == "BM-5.12"
    assert "BM-16.4" in json.loads(cli("rules", "BM-16", "--json").out)["rules"]
    assert "BM-16.4" in json.loads(cli("rules", "boss_monster", "--json").out)["rules"]
    assert "BM-16" in json.loads(cli("rules", "--json").out)["boss_monster"]


def test_replay_tells_the_log_and_hides_what_a_spectator_may_not_know(
    cli: Cli, saved: Path
) -> None:
    public = cli("replay", str(saved)).out
    own = cli("replay", str(saved), "--seat", "0").out
    assert "Round 1 begins. (BM-4.1)" in public
    assert "Player 1 draws an opening hand. (BM-3.8)" in public
    assert "Player 1 draws an opening hand: " in own
    assert "Bot 2 draws an opening hand. (BM-3.8)" in own
    assert "it waits for Player 1" in public
    assert "Zaczyna się runda 1" in cli("replay", str(saved), "--lang", "pl").out
    assert "There is no seat 7" in cli("replay", str(saved), "--seat", "7").refused()


def test_replay_as_json(cli: Cli, saved: Path) -> None:
    facts = json.loads(cli("replay", str(saved), "--json").out)
    assert facts["game"] == "boss_monster"
    assert facts["check"] == json.loads(saved.read_text(encoding="utf-8"))["check"]
    assert all({"rule", "text", "event"} == set(line) for line in facts["log"])


def test_replay_verifies(cli: Cli, saved: Path) -> None:
    check = json.loads(saved.read_text(encoding="utf-8"))["check"]
    assert check in cli("replay", str(saved), "--verify").out
    assert json.loads(cli("replay", str(saved), "--verify", "--json").out)["verified"]
    changed = saved.read_text(encoding="utf-8").replace(check, "0" * len(check))
    saved.write_text(changed, encoding="utf-8")
    ran = cli("replay", str(saved), "--verify")
    assert ran.code == 1
    assert "is not what happened then" in ran.out
    assert not json.loads(cli("replay", str(saved), "--verify", "--json").out)["verified"]


def test_the_doctor_finds_everything_in_place(cli: Cli) -> None:
    ran = cli("doctor", "--json")
    findings = {finding["what"]: finding for finding in json.loads(ran.out)}
    assert findings["boss_monster"]["ok"]
    assert "room 31" in findings["boss_monster"]["found"]
    assert "ok  podziemia" in cli("doctor").out


def test_the_doctor_tells_what_is_wrong(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        msg = "no box"
        raise OSError(msg)

    monkeypatch.setattr("podziemia.kernel.registry.games", broken)
    ran = cli("doctor")
    assert ran.code == 1
    assert "!!  games" in ran.out
    assert "OSError: no box" in ran.out


def test_a_closed_pipe_is_quiet() -> None:
    command = f"{sys.executable} -m podziemia rules boss_monster | head -1"
    done = subprocess.run(  # noqa: S602 -- a pipe of our own command
        command, shell=True, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stdout == "# Boss Monster\n"
    assert done.stderr == ""


@pytest.mark.parametrize("closing", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_trouble(closing: str) -> None:
    command = f"{sys.executable} -m podziemia play boss_monster --seats human,random {closing}"
    done = subprocess.run(  # noqa: S602 -- our own command
        command, shell=True, capture_output=True, text=True, input="", timeout=PATIENCE, check=False
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr


def test_letters_that_cannot_be_read_are_no_trouble() -> None:
    command = [sys.executable, "-m", "podziemia", "play", "boss_monster", "--seats", "human,random"]
    done = subprocess.run(  # noqa: S603 -- our own command
        command, input=b"\xff\xfe\nq\n", capture_output=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Programs started in the background ignore Ctrl-C, and so do their children: not here."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("kept", [True, False], ids=["saved", "not saved"])
def test_ctrl_c_is_quiet_and_says_how_to_go_on(tmp_path: Path, kept: bool) -> None:
    path = tmp_path / "interrupted.json"
    command = [sys.executable, "-m", "podziemia", "play", "boss_monster", "--lang", "en"]
    if kept:
        command += ["--save", str(path)]
    with subprocess.Popen(  # noqa: S603 -- our own command
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        while not process.stdout.readline().startswith(b"?"):
            pass  # until the question has been asked
        process.send_signal(signal.SIGINT)
        told, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert complaints.strip() == b""
    how = f"podziemia play --resume {path}" if kept else "The match was not saved"
    assert how in told.decode()
    assert [file.name for file in tmp_path.iterdir()] == (["interrupted.json"] if kept else [])


def test_the_bar_of_a_simulation_speaks_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    with progress("cli-simulate-playing", 3, "pl") as tick:
        tick(3)
    assert "Rozgrywki" in screen.getvalue()


def test_where_nobody_sees_a_bar_a_line_comes_every_few_seconds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    now = 100.0
    tick = Lines("Playing", 10, "en", clock=lambda: now)
    tick(1)
    assert capsys.readouterr().err == "", "what is done soon needs none"
    now += EVERY
    tick(2)
    tick(2)
    now += EVERY
    tick(1)
    assert capsys.readouterr().err == "Playing: 3 of 10\nPlaying: 6 of 10\n"
    now += EVERY
    tick(4)
    assert capsys.readouterr().err == "", "the result says that it is done"


def test_both_languages_have_the_same_messages() -> None:
    english, polish = (sorted(sources(LOCALE, language)) for language in LANGUAGES)
    assert english == polish


def test_python_m_podziemia_is_the_command(real: Cli) -> None:
    ran = real("games", LC_ALL="pl_PL.UTF-8", PYTHONIOENCODING="ascii")
    assert ran.code == 0, "letters that cannot be shown are replaced"
    assert "graczy" in ran.out
    assert os.linesep in ran.out or "\n" in ran.out


def test_on_a_terminal_rules_are_drawn(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    drawn = cli("rules", "BM-5").out
    assert "\x1b[" in drawn
    assert "BM-5.12" in drawn
    assert "## " not in drawn


def test_the_doctor_looks_at_the_terminal(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LINES", "24")
    assert "80x24" in cli("doctor").out
    monkeypatch.setenv("COLUMNS", "60")
    narrow = cli("doctor")
    assert narrow.code == 1
    assert "at least 80 columns" in narrow.out


def test_the_audit_can_be_asked_for(cli: Cli, tmp_path: Path) -> None:
    assert "There is no folder of tests" in cli("rules", "audit", "--tests", "/no/such").refused()
    assert cli("rules", "audit", "--tests", str(tmp_path), "--json").code == 1, "nothing is tested"
