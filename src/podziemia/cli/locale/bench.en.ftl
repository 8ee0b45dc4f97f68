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
cli-bench-opening = Opening tables
cli-bench-table-how = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of two, everybody random over the network. Times run from when an action was due until its player knows that it is kept and the other sees it.
cli-bench-wanted = actions per second
cli-bench-kept = reached
cli-bench-p50 = half
cli-bench-p95 = 95 %
cli-bench-p99 = 99 %
cli-bench-longest = longest
cli-bench-cpu = CPU
cli-bench-memory = memory
cli-bench-bytes = bytes
cli-bench-server-how = The server: processor time in a second, memory, bytes for each action and viewer, and where the processor time goes. The rest is the event loop, sockets and whatever else is not counted; PostgreSQL works on its own.
cli-bench-work-rules = rules
cli-bench-work-views = views
cli-bench-work-encoding = encoding
cli-bench-work-database = database
cli-bench-work-rest = the rest
cli-bench-faults = { $times }× something went wrong: { $message }
cli-bench-highest = The most it keeps up with, 99 of 100 within 100 ms: { $rate } actions per second.
cli-bench-no-server = The server for the measurement did not start, or ended too early. What it said last stands above.
