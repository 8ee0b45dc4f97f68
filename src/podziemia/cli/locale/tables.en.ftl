cli-tables-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
cli-tables-exported = Written to { $file }. It holds the seed and everything hidden: keep it as you keep the database.
cli-tables-imported = The table { $table } is in the database now.
cli-tables-removed = { $tables ->
    [one] { $tables } table was removed.
   *[other] { $tables } tables were removed.
}
cli-tables-unknown = There is no table { $table } in this database; nothing was removed.
cli-tables-pg-dump = PostgreSQL has its own way to copy a database: use pg_dump.
cli-tables-copied = The database was copied to { $file }. `serve --database` opens it like any other.
