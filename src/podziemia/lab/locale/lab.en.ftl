# What the lab refuses: simulations, tournaments, reports, benchmarks and the audit.

simulate-games = { $games } is no number of matches to play. Give 1 or more.
tournament-bots = A tournament needs at least two bots, each named once; these are: { $bots }.
tournament-players = A tournament is for at least two players, not for { $players }.
report-by = The matches cannot be grouped by { $by }; there are: { $known }.
report-by-changes = A match has more than one { $by } here (a campaign, for example), so its scores belong to none of them; leave --by out.
report-side = There is no side { $side }; the sides are counted from 0 to { $most }.
report-score = There is no score { $score } in this game; there are: { $known }.
report-which-score = Say which score to report, with --score; there are: { $known }.
bench-time = Nothing can be measured in { $repeats } runs of { $seconds } s; give more than 0 seconds and 1 run or more.
audit-no-tests = There is no folder of tests at “{ $folder }”. Give the one in which the tests lie.
