-- Finished matches, packed: all entries of one in one row.

CREATE TABLE archives (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id),
    body blob NOT NULL
);
