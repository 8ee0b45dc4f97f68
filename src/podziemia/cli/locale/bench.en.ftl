cli-bench-measuring = Measuring
cli-bench-how = Python { $python }{ $compiled ->
    [true] , compiled
   *[false] {""}
}, one core; median of { $repeats } runs of { $seconds } s, in turn; random players, nobody listening.
cli-bench-game = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
cli-bench-per-second = per second
cli-bench-range = least … most
cli-bench-decisions = decisions
cli-bench-choices = with a choice
cli-bench-matches = matches
cli-bench-forks = forks
cli-bench-determinizations = determinizations
cli-bench-views = views with scenes
cli-bench-decisions-short = decisions
cli-bench-choices-short = choices
cli-bench-matches-short = matches
cli-bench-forks-short = forks
cli-bench-peers = per second
cli-bench-ratio = Decisions are all actions, choices those with an alternative. Last: our decisions and forks to theirs.
cli-bench-missing = { $name } is not installed: { $reason }
