# Arkusz gry Papierowe podziemia.

pd-board-sheet = Arkusz: { PLAYER($seat) }
pd-board-players = Gracze
pd-board-sections = Części arkusza
pd-board-map = Mapa
pd-board-party = Drużyna
pd-board-items = Rzeczy
pd-board-cards = Karty
pd-board-points = Punkty
pd-board-map-of = Podziemia: { PLAYER($seat) }
pd-board-explored = Zbadane komnaty: { $count }
pd-board-walk = Mapa: użyj kości do ruchu
pd-board-level = { $name }, poziom { $level } z { $most }
pd-board-total = punkty teraz: { $points }
pd-board-resurrection = wskrzeszenie
pd-board-secret = bez tajnego celu
pd-board-no-dice = Kości jeszcze nie rzucono.
pd-board-story = Ostatnia walka i punkty
pd-board-earlier = Wcześniejsze walki i gry

## Zachowanie arkusza

pd-board-print = Wydrukuj arkusz
pd-board-save-svg = Zapisz jako SVG
pd-board-save-png = Zapisz jako PNG
pd-board-file = papierowe-podziemia
pd-board-not-saved = Ta przeglądarka nie umie namalować arkusza. Plik SVG zawiera ten sam obrazek.
