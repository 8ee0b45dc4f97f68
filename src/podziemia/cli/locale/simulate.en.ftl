cli-progress = { $doing }: { $done } of { $total }
cli-budget = { $budget } is no time to decide in; give --budget a number of seconds above 0.
cli-simulate-playing = Playing
cli-simulate-workers = { $workers } is no number of processes to play in; give --workers 1 or more.
cli-simulate-done = { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, { $decisions } decisions in { $seconds } s ({ $speed } a second)
cli-simulate-seats = Player { $name }: won { $won } of { $of } ({ $share })
cli-simulate-sizes = players: { $sizes }, in turn
cli-simulate-bots = { $name }: won { $won } of { $of } ({ $share })
cli-simulate-sides = { $name }: won { $won } of { $of } ({ $share })
cli-simulate-all = against the game
cli-simulate-utility = { $name }: a match was worth { $worth } on average, from -1 to +1
cli-simulate-alone = played alone, with nobody to win against: { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
cli-simulate-lost = won by nobody: { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
cli-simulate-rounds = rounds: { $mean } on average, { $least } to { $most }
cli-simulate-rule = ended by { $rule }: { $times }
cli-simulate-score = { $name }: { $mean } on average
cli-simulate-holds = All laws held.
cli-simulate-broken = { $times ->
    [one] A law was broken once.
   *[other] Laws were broken { $times } times, in { $kinds } ways.
}
cli-simulate-fault = { $headline } (in match { $number }; { $times } in all)
