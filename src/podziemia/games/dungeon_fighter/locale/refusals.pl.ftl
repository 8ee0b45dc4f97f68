# Dlaczego czegoś nie można wybrać. Zasada, która tego zabrania, stoi obok zdania.

df-refused-not-now = Tego nie można teraz wybrać. Wybierz jedną z podanych możliwości.
