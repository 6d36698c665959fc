-- Files by size and by part of their name read as many rows however many there are.
create index media_by_size on media (size desc, media_id desc);
create index media_name_parts on media using gin (lower(name) gin_trgm_ops) with (fastupdate = off);
