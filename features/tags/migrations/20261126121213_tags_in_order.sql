-- Lists of tags read as many rows on a site of half a million tags as on one of a hundred.
create index tags_name on tags (name_key, tag_id);
create index tags_used on tags (name_key, tag_id) where count_discussions > 0;
create index tags_parent on tags (parent_tag_id) where parent_tag_id is not null;
create index tags_name_parts on tags using gin (name_key gin_trgm_ops) with (fastupdate = off);
