# Plansza Descent.

## Mapa

dj-board-away = Poza mapą
dj-board-mini-map = Cała mapa: kliknij, by tam przejść
