-- How a running match stands, in a line that the lobby shows.

ALTER TABLE tables ADD COLUMN summary text;
