-- Deleted comments with many replies come back in steps: the comment itself at once, its replies, out of sight, after it.
create table comment_restores (
  comment_id int primary key references comments on delete cascade,
  -- Of the deletion: what went in one act shares its moment.
  date_deleted timestamptz not null,
  -- What is back and not seen yet is held since this moment.
  date_hidden timestamptz not null
);
-- What answered is back before what it was answered with.
create index deleted_comments_in_order on deleted_comments
  (discussion_id, date_deleted, ((record->>'depth')::int), ((record->>'number')::int));
