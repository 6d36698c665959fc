-- The first replies to a comment, without reading the others; whose parent it is follows from it as well.
create index comments_replies on comments (parent_comment_id, date_inserted, comment_id) where parent_comment_id is not null;
drop index comments_parent;
