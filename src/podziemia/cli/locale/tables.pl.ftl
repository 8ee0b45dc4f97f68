cli-tables-count = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}
cli-tables-exported = Zapisano w { $file }. Jest tam ziarno i wszystko, co ukryte: strzeż pliku tak jak bazy danych.
cli-tables-imported = Stół { $table } jest teraz w bazie danych.
cli-tables-removed = { $tables ->
    [one] Usunięto { $tables } stół.
    [few] Usunięto { $tables } stoły.
   *[many] Usunięto { $tables } stołów.
}
cli-tables-unknown = W tej bazie danych nie ma stołu { $table }; nic nie usunięto.
cli-tables-pg-dump = PostgreSQL ma własny sposób kopiowania baz danych: użyj pg_dump.
cli-tables-copied = Bazę danych skopiowano do { $file }. `serve --database` otwiera ją jak każdą inną.
