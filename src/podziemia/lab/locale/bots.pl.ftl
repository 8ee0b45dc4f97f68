# Boty z zewnątrz, nazwane plik.py:Klasa: czego nie da się użyć i co poszło źle.

bot-no-file = Nie ma pliku „{ $file }”, więc { $bot } nie może grać. Podaj ścieżkę pliku w Pythonie i nazwę klasy: plik.py:Klasa.
bot-no-class = W pliku bota { $bot } nie ma klasy „{ $kind }” z metodą choose(seen); są: { $known }.
bot-import = Nie da się wczytać bota { $bot }: { bot-exception }.
bot-make = Nie da się utworzyć bota { $bot } na partię: { bot-exception }. Bota tworzy się z jego ziarnem: Klasa(seed).
bot-raised = { $bot } zgłosił { $fault } { bot-where }: { $words }{ bot-line }.
bot-illegal = { $bot } wybrał { $choice } { bot-where }, a tego nie ma wśród możliwości{ $reason ->
    [none] .
   *[other] : { $reason }
}
bot-not-legal = { $bot } odpowiedział { $choice } { bot-where }, a tak odpowiedzieć nie wolno{ $reason ->
    [none] .
   *[other] : { $reason }
}
bot-slow = { $bot } nie był gotowy po { $budget } s { bot-where }.
bot-ended = { $bot } zakończył swój proces (kod { $code }) { bot-where }.
bot-garbage = { $bot } przysłał coś, co nie jest odpowiedzią, { bot-where }.
bot-exception = { $fault }: { $words }{ bot-line }
bot-line = { $line ->
    [none] { "" }
   *[other] { " " }(wiersz { $line })
}
bot-where = { $decision ->
    [0] przed pierwszą decyzją
   *[other] w swojej decyzji nr { $decision }
}{ $match ->
    [none] { "" }
   *[other] { " " }partii { $match }
}
