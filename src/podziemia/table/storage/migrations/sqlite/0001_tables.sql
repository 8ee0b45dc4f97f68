-- Tables, their seats, the entries of their matches, their chat, and snapshots.

CREATE TABLE tables (
    id text NOT NULL PRIMARY KEY,
    game text NOT NULL,
    version integer NOT NULL,
    options text NOT NULL,
    seed text NOT NULL,
    pace text NOT NULL,
    clock integer NOT NULL,
    listed integer NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'playing', 'over')),
    host text NOT NULL,
    created real NOT NULL,
    changed real NOT NULL,
    due real,
    asked text NOT NULL,
    moments integer NOT NULL,
    outcome text,
    next text
) WITHOUT ROWID;

CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables (id),
    seat integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('human', 'open', 'link', 'bot')),
    controller text NOT NULL,
    name text NOT NULL,
    secret text,
    person text,
    seen real NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE entries (
    table_id text NOT NULL REFERENCES tables (id),
    number integer NOT NULL,
    at real NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE lines (
    table_id text NOT NULL REFERENCES tables (id),
    number integer NOT NULL,
    at real NOT NULL,
    kind text NOT NULL,
    seat integer,
    text text NOT NULL,
    about text NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id),
    number integer NOT NULL,
    tag text NOT NULL,
    body blob NOT NULL
);

CREATE INDEX tables_listed ON tables (state, changed) WHERE listed = 1;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
