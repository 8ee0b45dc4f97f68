"""The storage: every table, its entries, chat and snapshots, in SQLite or PostgreSQL."""
