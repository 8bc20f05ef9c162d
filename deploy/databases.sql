-- The Hebrew blog's database; MySQL's image makes the English one, and the user of both.
CREATE DATABASE ghost_he;
GRANT ALL ON ghost_he.* TO 'ghost'@'%';
