-- Columns that hold hashes of secrets say so.

ALTER TABLE tables RENAME COLUMN host TO host_hash;
ALTER TABLE seats RENAME COLUMN person TO person_hash;
ALTER TABLE seats RENAME COLUMN secret TO secret_hash;
