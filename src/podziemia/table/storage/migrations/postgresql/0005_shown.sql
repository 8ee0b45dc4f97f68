-- Whom the others see asked while a hidden common round goes on; NULL: those who are asked.

ALTER TABLE tables ADD COLUMN shown text;
