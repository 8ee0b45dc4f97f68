# Bots from outside, named file.py:Class: what cannot be used, and what has gone wrong.

bot-no-file = There is no file “{ $file }”, so { $bot } cannot play. Give the path of a Python file and the class in it: file.py:Class.
bot-no-class = The file of { $bot } has no class “{ $kind }” with a method choose(seen); there are: { $known }.
bot-import = { $bot } cannot be loaded: { bot-exception }.
bot-make = { $bot } cannot be made for a match: { bot-exception }. A bot is made with its seed: Class(seed).
bot-raised = { $bot } raised { $fault } { bot-where }: { $words }{ bot-line }.
bot-illegal = { $bot } chose { $choice } { bot-where }, which is not offered{ $reason ->
    [none] .
   *[other] : { $reason }
}
bot-not-legal = { $bot } answered { $choice } { bot-where }, which is not allowed{ $reason ->
    [none] .
   *[other] : { $reason }
}
bot-slow = { $bot } was not ready after { $budget } seconds { bot-where }.
bot-ended = { $bot } ended its process (exit code { $code }) { bot-where }.
bot-garbage = { $bot } sent something that is no answer { bot-where }.
bot-exception = { $fault }: { $words }{ bot-line }
bot-line = { $line ->
    [none] { "" }
   *[other] { " " }(line { $line })
}
bot-where = { $decision ->
    [0] before its first decision
   *[other] in its decision { $decision }
}{ $match ->
    [none] { "" }
   *[other] { " " }of match { $match }
}
