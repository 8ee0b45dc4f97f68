"""The table in the terminal: whole games, several people, undo, saving, looking things up."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from podziemia.cli.terminal.options import ListedOption
from podziemia.cli.terminal.table import Sitting
from tests.cli.conftest import Cli, Ran
from tests.processes import PATIENCE

SOLO = ("play", "boss_monster", "--seats", "human,random")
ALWAYS_FIRST = ["1"] * 4_000
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
PROMPT = re.compile(r"(\n> |/n\) )\Z")
BRACKETED = re.compile(r"\[(bm|cli|log|player)-")


def check(path: Path) -> str:
    return str(json.loads(path.read_text(encoding="utf-8"))["check"])


def decisions(path: Path) -> list[dict[str, object]]:
    return list(json.loads(path.read_text(encoding="utf-8"))["decisions"])


def check_ended(ran: Ran) -> None:
    assert ran.code == 0, ran.err
    assert not BRACKETED.search(ran.out)
    assert not ran.err


@pytest.mark.parametrize("seed", ["1", "2", "secret"])
@pytest.mark.parametrize(
    ("lang", "won", "rule"), [("en", "wins.", "BM-"), ("pl", "wygrywa.", "BM-")]
)
def test_a_whole_game_against_a_bot(cli: Cli, seed: str, lang: str, won: str, rule: str) -> None:
    ran = cli(*SOLO, "--seed", seed, "--lang", lang, typed=ALWAYS_FIRST)
    check_ended(ran)
    tail = ran.out[-700:]
    assert won in tail
    assert re.search(r"^BM-(16|R)\S+ .+", tail, re.MULTILINE), "the deciding rule with its text"
    assert re.search(r"^1\.  .+\n2\.  .+", tail, re.MULTILINE), "everybody's place"


def test_a_whole_game_as_it_is_played_without_options(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "default.json"
    ran = cli("play", "boss_monster", "--seed", "1", "--save", str(path), typed=ALWAYS_FIRST)
    check_ended(ran)
    assert "wins." in ran.out[-900:]
    assert json.loads(path.read_text(encoding="utf-8"))["seats"] == ["human", "greedy"]


def test_with_every_variant(cli: Cli) -> None:
    options = ("i_choose_you=true", "machinations=yes", "hard_mode=on", "stall_rounds=3")
    given = [word for option in options for word in ("--option", option)]
    ran = cli(*SOLO, "--seed", "5", *given, typed=ALWAYS_FIRST)
    check_ended(ran)
    assert "Keep " in ran.out
    assert "wins." in ran.out[-700:]


def test_bots_alone_play_to_the_end(cli: Cli) -> None:
    ran = cli("play", "boss_monster", "--seats", "random,random,random", "--seed", "2")
    check_ended(ran)
    assert "Round 1 begins." in ran.out
    assert "3.  Bot" in ran.out


def test_several_people_pass_the_device_behind_a_curtain(cli: Cli) -> None:
    seats = ("--seats", "human,human", "--names", "Ala,Ola")
    ran = cli("play", "boss_monster", *seats, "--seed", "1", typed=["1", "0"] * 4_000)
    check_ended(ran)
    looks = re.split(r"Pass the device to (\w+)", ran.out)
    assert set(looks[1::2]) == {"Ala", "Ola"}
    for name, screen in zip(looks[1::2], looks[2::2], strict=True):
        asked = set(re.findall(r"^(Ala|Ola): ", screen, re.MULTILINE))
        assert asked <= {name}, "behind a curtain only one person is asked"


def test_the_curtain_stays_when_one_of_two_people_gives_up(cli: Cli) -> None:
    seats = ("--seats", "human,human,random", "--names", "Ala,Ola,Bot")
    typed = ["", "1", "", "1", "", "r", "y", "", "q"]
    ran = cli("play", "boss_monster", *seats, "--seed", "1", typed=typed)
    check_ended(ran)
    leaver, stays = re.findall(r"^(Ala|Ola): ", ran.out, re.MULTILINE)[-2:]
    after = ran.out.rpartition("Really give up?")[2]
    assert leaver != stays
    assert f"Pass the device to {stays}" in after.partition("Your hand")[0].partition("In hand")[0]


def test_in_front_of_several_people_nobody_is_skipped(cli: Cli) -> None:
    seats = ("play", "boss_monster", "--seats", "human,human", "--seed", "2")
    asked = cli(*seats, typed=[""] * 12).out
    assert asked.count("Do you keep this hand?") == 2, "also without the right to a mulligan"
    quick = cli(*seats, "--quick", typed=[""] * 12).out
    assert "Do you keep this hand?" not in quick
    assert re.search(r"^ *Player 1 reveals the boss", asked, re.MULTILINE), "nobody is simply you"


def test_undo_takes_the_last_decision_back(cli: Cli, tmp_path: Path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    setup = ["1 4", "1"]
    cli(*SOLO, "--seed", "2", "--save", str(before), typed=[*setup, "q"])
    ran = cli(*SOLO, "--seed", "2", "--save", str(after), typed=[*setup, "2", "u", "q"])
    assert "place the room" in ran.out
    assert decisions(before) == decisions(after)
    assert check(before) == check(after)


def test_undo_says_why_it_cannot_be(cli: Cli) -> None:
    ran = cli(*SOLO, "--seed", "2", typed=["u", "q"])
    assert "Player 1 has nothing to take back" in ran.out


def test_a_refused_undo_changes_nothing(cli: Cli, tmp_path: Path) -> None:
    """Between the last real decision and now lies one that was made without asking."""
    seats = ("play", "boss_monster", "--seats", "random,human", "--seed", "9")
    without, refused = tmp_path / "without.json", tmp_path / "refused.json"
    cli(*seats, "--save", str(without), typed=["1", "1", "4", "q"])
    ran = cli(*seats, "--save", str(refused), typed=["1", "1", "u", "4", "q"])
    check_ended(ran)
    assert "Player 2 has nothing to take back" in ran.out
    assert decisions(without) == decisions(refused)
    assert check(without) == check(refused)


def test_an_illegal_choice_is_asked_again(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    show = Sitting.show
    shows = count()

    def stale_once(self: Sitting, seat: int) -> list[ListedOption]:
        found = show(self, seat)
        return found if next(shows) != 1 else [replace(entry, index=999) for entry in found]

    monkeypatch.setattr(Sitting, "show", stale_once)
    ran = cli(*SOLO, "--seed", "2", typed=["1 2", "1", "1", "q"])
    check_ended(ran)
    assert "999 is not the index of an option" in ran.out
    assert ran.out.count("Choose an ordinary room to place face-down next to your boss.") == 2
    assert "on Succubus Spa" in ran.out, "it was placed"


def test_saving_and_resuming_comes_to_the_same_match(cli: Cli, saved: Path) -> None:
    was, chosen = check(saved), decisions(saved)
    ran = cli("play", "--resume", str(saved), typed=["q"])
    assert f"podziemia play --resume {saved}" in ran.out
    assert (check(saved), decisions(saved)) == (was, chosen)
    cli("play", "boss_monster", "--resume", str(saved), typed=["1", "q"])
    assert decisions(saved)[: len(chosen)] == chosen
    assert len(decisions(saved)) > len(chosen)
    assert cli("replay", str(saved), "--verify").code == 0


def test_a_resumed_match_can_be_given_to_others_and_to_another_file(
    cli: Cli, saved: Path, tmp_path: Path
) -> None:
    was = saved.read_bytes()
    other = tmp_path / "other.json"
    seats = ("--seats", "random,random")
    ran = cli("play", "--resume", str(saved), *seats, "--save", str(other))
    assert "wins." in ran.out
    assert saved.read_bytes() == was
    assert json.loads(other.read_text(encoding="utf-8"))["seats"] == ["random", "random"]


def test_the_end_of_the_input_stops_the_match_cleanly(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "stopped.json"
    ran = cli(*SOLO, "--seed", "2", "--save", str(path), typed=["1"])
    assert ran.code == 0
    assert "The input has ended" in ran.out
    assert f"--resume {path}" in ran.out
    assert "was not saved" in cli(*SOLO, "--seed", "2", typed=["1"]).out


def test_s_saves_from_then_on(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    ran = cli(*SOLO, "--seed", "2", typed=[f"s {path}", "1", "q"])
    assert f"Saved to {path}" in ran.out
    assert len(decisions(path)) > 2
    again = cli(*SOLO, "--seed", "2", typed=[f"s {path}", "s /no/such/folder/x", "q"])
    assert "is there already" in again.out
    assert "There is no folder" in again.out


@pytest.mark.parametrize("name", ["/no/such/folder/x", "x" * 5_000, "a\0b", "/"])
def test_a_failed_save_as_keeps_the_old_file(cli: Cli, tmp_path: Path, name: str) -> None:
    path = tmp_path / "kept.json"
    ran = cli(*SOLO, "--seed", "2", typed=[f"s {path}", f"s {name}", "1", "q"])
    check_ended(ran)
    assert f"podziemia play --resume {path}" in ran.out
    assert len(decisions(path)) > 2, "saved after every decision"


def test_a_folder_that_vanishes_is_told_once_and_the_match_goes_on(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "match.json"
    choose = Sitting.choose

    def vanishing(self: Sitting, seat: int, entry: ListedOption) -> bool:
        path.unlink(missing_ok=True)
        if folder.exists():
            folder.rmdir()
        return choose(self, seat, entry)

    monkeypatch.setattr(Sitting, "choose", vanishing)
    ran = cli(*SOLO, "--seed", "2", "--save", str(path), typed=["1 2", "1", "1", "q", "y"])
    check_ended(ran)
    played, left, after = ran.out.partition("You leave the table.")
    sentence = "The match cannot be saved to"
    assert left
    assert played.count(sentence) == 1
    assert sentence in after, "and once more on leaving"
    assert "--resume" not in after
    elsewhere = tmp_path / "elsewhere.json"
    folder.mkdir()
    typed = ["1", f"s {elsewhere}", "1", "q"]
    saved = cli(*SOLO, "--seed", "2", "--save", str(path), typed=typed)
    assert f"--resume {elsewhere}" in saved.out


def test_a_file_that_cannot_be_written_is_a_sentence(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    ran = cli(*SOLO, "--seed", "2", "--save", str(tmp_path / "a.json"), typed=["1"])
    assert "No space left on device" in ran.refused()


def test_giving_up_is_asked_back(cli: Cli) -> None:
    ran = cli(*SOLO, "--seed", "2", typed=["r", "n", "r", "y"])
    assert ran.out.count("Really give up?") == 2
    assert "You play on." in ran.out
    assert "Bot 2 wins." in ran.out


def test_looking_things_up(cli: Cli) -> None:
    wanted = [
        "?",
        "?BM-5.12",
        "?BM-999",
        "?freeze",
        "?frezze",
        "?dark",
        "?zzzzzz",
        "?1",
        "?king croak",
    ]
    out = cli(*SOLO, "--seed", "2", typed=[*wanted, "q"]).out
    assert "Type the number of an option" in out
    assert "BM-5.12 An effect declared" in out
    assert "There is no rule BM-999" in out
    assert out.count("Freeze: Spell for the build and the adventure phase.") == 2, "also misspelt"
    assert "Nothing is called “frezze”. Closest: Freeze." in out
    assert "“dark” may be: Dark Altar" in out
    assert "Nothing is called “zzzzzz”" in out
    assert "Dark Laboratory: Ordinary Trap Room" in out
    assert "Boss, " in out


def test_what_is_not_understood_changes_nothing(cli: Cli) -> None:
    out = cli(*SOLO, "--seed", "2", typed=["99", "0", "x", "", "p", "b", "l", "n", "q"]).out
    assert "99 is not in the list" in out
    check_ended(cli(*SOLO, "--seed", "2", typed=["9" * 5_000, "?" + "z" * 5_000, "[]", "q"]))
    assert "Type a number of the list" in out
    assert "You cannot pass here" in out
    assert out.count("Choose two cards of your hand to discard.") == 2, "drawn once more by b"


@pytest.mark.parametrize("typed", ["stop", "up", "ready", "quarter", "s.json", "u 1", "q now", "x"])
def test_a_command_is_one_letter_and_nothing_else(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "kept.json"
    ran = cli(*SOLO, "--seed", "2", "--save", str(path), typed=["1", typed])
    check_ended(ran)
    assert "Type a number of the list" in ran.out
    assert "The input has ended" in ran.out, "nobody has left"
    assert "give up?" not in ran.out
    assert [file.name for file in tmp_path.iterdir()] == ["kept.json"]
    untouched = tmp_path / "untouched.json"
    cli(*SOLO, "--seed", "2", "--save", str(untouched), typed=["1"])
    assert decisions(path) == decisions(untouched)


def test_an_option_is_chosen_by_its_words(cli: Cli, tmp_path: Path) -> None:
    first, by_words = tmp_path / "first.json", tmp_path / "words.json"
    ran = cli(*SOLO, "--seed", "2", "--save", str(first), typed=["1 2", "?1", "1"])
    words = re.search(r"^Place (\w+ \w+) face-down", ran.out, re.MULTILINE)
    assert words is not None
    typed = ["1 2", "place", words[1].upper()]
    named = cli(*SOLO, "--seed", "2", "--save", str(by_words), typed=typed).out
    assert "“place” fits several options (1, 2, 3" in named
    assert decisions(first) == decisions(by_words)


def test_cards_are_picked_together_one_by_one_or_at_once(cli: Cli, tmp_path: Path) -> None:
    together, one_by_one = tmp_path / "together.json", tmp_path / "one-by-one.json"
    cli(*SOLO, "--seed", "2", "--save", str(together), typed=["1 2"])
    typed = ["2 9", "2", "u", "freeze", "dark lab"]
    out = cli(*SOLO, "--seed", "2", "--save", str(one_by_one), typed=typed).out
    assert "Pick 2 together: type their numbers, such as 1 2." in out
    assert "These do not go together: 2, 9." in out
    assert out.count("Picked: Freeze (1 of 2).") == 2
    assert "You begin by discarding: Dark Laboratory, Freeze." in out
    assert decisions(together) == decisions(one_by_one)
    polish = cli(*SOLO, "--seed", "2", "--lang", "pl", typed=["2", "q", "t"]).out
    assert "(1 z 2). Wpisz następny numer; u cofa wybór." in polish


def test_leaving_an_unsaved_match_is_asked_back(cli: Cli, tmp_path: Path) -> None:
    ran = cli(*SOLO, "--seed", "2", typed=["q", "n", "q", "yes"])
    assert ran.out.count("Really leave?") == 2
    assert "You play on." in ran.out
    assert "You leave the table." in ran.out
    saved = cli(*SOLO, "--seed", "2", "--save", str(tmp_path / "a.json"), typed=["q"])
    assert "Really leave?" not in saved.out
    assert "You leave the table." in saved.out


def test_only_where_one_can_pass_passing_is_named(cli: Cli) -> None:
    must = cli(*SOLO, "--seed", "2", typed=["?"]).out
    assert "keep passing" not in must
    assert "go on passing" not in must
    may = cli(*SOLO, "--seed", "2", typed=["1 4", "1", "?"]).out
    assert "p keep passing" in may
    assert "go on passing" in may


@pytest.mark.rule("BM-8.16")
def test_a_bare_enter_never_gives_up_the_build(cli: Cli, tmp_path: Path) -> None:
    saved = tmp_path / "a.json"
    ran = cli(*SOLO, "--seed", "2", "--save", str(saved), typed=["1 4", "1", ""])
    assert "t build this round" in ran.out
    assert "t build this round  (Enter)" not in ran.out
    before = len(decisions(saved))
    cli(*SOLO, "--seed", "2", "--save", str(tmp_path / "b.json"), typed=["1 4", "1", "0"])
    assert len(decisions(tmp_path / "b.json")) > before


def test_p_passes_as_long_as_the_same_is_asked(cli: Cli) -> None:
    typed = ["1", "1", "2"]
    once = cli(*SOLO, "--seed", "2", typed=[*typed, "p"]).out
    assert "The input has ended" in once


def test_the_first_question_names_the_rule_and_what_happened(cli: Cli) -> None:
    out = cli(*SOLO, "--seed", "2", typed=["q"]).out
    assert "You reveal the boss King Croak. BM-3.5" in out
    assert "Choose two cards of your hand to discard. BM-3.13" in out
    assert "Bot 2 draws an opening hand. BM-3.8" in out, "and not which cards"


def test_cards_left_out_of_a_hand_are_not_denied(cli: Cli) -> None:
    out = cli(*SOLO, "--seed", "2", typed=["1 2", "q"]).out
    assert re.search(r"^In hand, also: ", out, re.MULTILINE)
    assert not re.search(r"^In hand: ", out, re.MULTILINE)
    polish = cli(*SOLO, "--seed", "2", "--lang", "pl", typed=["1 2", "q"]).out
    assert "\nNa ręce, ponadto: " in polish


def test_a_picked_card_is_told_once(cli: Cli) -> None:
    out = cli(*SOLO, "--seed", "2", typed=["1", "q"]).out
    assert "\nPicked: Dark Laboratory (1 of 2)" in out
    assert not re.search(r"^In hand", out, re.MULTILINE), "every other card is in the list"


@pytest.mark.parametrize("columns", ["80", "50", "40", "30"])
def test_names_are_read_on_narrow_screens(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    names = ("--names", "Aleksandra,Bartholomew")
    out = cli(*SOLO, *names, "--seed", "2", typed=["q"]).out
    board = out.partition("reveals the boss")[0]
    for name in ("Aleksandra", "Bartholomew"):
        assert re.search(rf"^[▶■] {name}", board, re.MULTILINE)
    assert board.count("Souls 0/10 · Wounds 0/5") == 2


def in_terminal(columns: int, rows: int, keys: str, *arguments: str, **environment: str) -> str:
    """What the real command writes to a real terminal of this size while keys are pressed."""
    import fcntl  # noqa: PLC0415 -- as the terminal, not on every system
    import struct  # noqa: PLC0415
    import termios  # noqa: PLC0415

    near, far = pty.openpty()
    fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment}
    for name in ("COLUMNS", "LINES"):
        env.pop(name, None)
    with subprocess.Popen(  # noqa: S603 -- our own command
        [sys.executable, "-m", "podziemia", *arguments], stdin=far, stdout=far, stderr=far, env=env
    ) as process:
        os.close(far)
        written = b""
        deadline = time.monotonic() + PATIENCE
        for key in keys:
            while not PROMPT.search(ESCAPES.sub("", written.decode(errors="replace"))):
                assert time.monotonic() < deadline, written
                written += read_some(near)
            os.write(near, f"{key}\n".encode())
            written += b"\n"
        while process.poll() is None and time.monotonic() < deadline:
            written += read_some(near)
        assert process.wait(PATIENCE) == 0
    os.close(near)
    return written.decode()


def read_some(terminal: int) -> bytes:
    """What has been written to a terminal, if anything."""
    if not select.select([terminal], [], [], 0.1)[0]:
        return b""
    try:
        return os.read(terminal, 65_536)
    except OSError:
        return b""  # the other end has been closed


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40), (200, 60)])
def test_no_line_is_longer_than_the_terminal(columns: int, rows: int) -> None:
    screen = in_terminal(columns, rows, "112qy", *SOLO, "--seed", "2", "--lang", "pl")
    plain = ESCAPES.sub("", screen)
    assert max(len(line) for line in plain.split("\n")) <= columns
    assert "Twoja tura budowy" in plain
    assert "\x1b[2J" in screen, "the screen is cleared for every question"


def test_no_color_means_no_colour() -> None:
    coloured = in_terminal(80, 24, "1qy", *SOLO, "--seed", "2")
    plain = in_terminal(80, 24, "1qy", *SOLO, "--seed", "2", NO_COLOR="1")
    colour = re.compile(r"\x1b\[[0-9;]*3[1-7]")
    assert colour.search(coloured)
    assert not colour.search(plain)


SCREENS = [
    ("80", "24", "en"),
    ("80", "24", "pl"),
    ("120", "40", "pl"),
    ("160", "70", "en"),
    ("60", "20", "pl"),
]


@pytest.mark.parametrize(("columns", "rows", "lang"), SCREENS)
def test_whole_games_on_screens_of_every_size(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, columns: str, rows: str, lang: str
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", rows)
    seats = ("play", "boss_monster", "--seats", "human,random,human", "--quick")
    ran = cli(*seats, "--seed", "4", "--lang", lang, typed=["1", "2", "?1", "3", "1"] * 1_000)
    check_ended(ran)
    plain = ESCAPES.sub("", ran.out)
    longest = max(plain.split("\n"), key=len)
    assert len(longest) <= int(columns), longest
    assert "\x1b[3J" in ran.out, "the curtain also clears what was scrolled away"


def test_a_finished_match_is_replayed_to_its_result(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "finished.json"
    cli("play", "boss_monster", "--seats", "random,random", "--seed", "2", "--save", str(path))
    ran = cli("replay", str(path))
    assert " wins." in ran.out
    assert "1.  Bot" in ran.out
    assert json.loads(cli("replay", str(path), "--json").out)["outcome"]["winners"]
    over = cli("play", "--resume", str(path))
    assert " wins." in over.out
