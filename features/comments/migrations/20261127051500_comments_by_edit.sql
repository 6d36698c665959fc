-- Flat threads by number and by when they were last edited: a page merges those that were edited with those that were not, so
-- that a new comment goes into one index more, not into three.
create index comments_unedited on comments (discussion_id, comment_id) where date_updated is null;
create index comments_edited on comments (discussion_id, comment_id) where date_updated is not null;
create index comments_edited_by_date on comments (discussion_id, date_updated, comment_id) where date_updated is not null;
