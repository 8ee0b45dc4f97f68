# Plansza Descent.

## Mapa

dj-board-away = Poza mapą
