-- What was deleted in a discussion is listed, newest first, and so are comments that were emptied.
create index deleted_comments_discussion on deleted_comments (discussion_id, date_deleted desc, comment_id desc);
create index comments_tombstoned on comments (discussion_id, date_tombstoned desc, comment_id desc)
  where date_tombstoned is not null;
