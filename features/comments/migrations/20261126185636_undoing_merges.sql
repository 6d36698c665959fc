-- For as long as a merge or a split can be undone: where a comment stood in the discussion that it came from.
create table moved_comments (
  from_discussion_id int not null references discussions on delete cascade,
  to_discussion_id int not null,
  comment_id int not null references comments on delete cascade,
  number int not null,
  parent_comment_id int,
  top_comment_id int not null,
  depth smallint not null,
  date_inserted timestamptz not null default now(),
  primary key (from_discussion_id, to_discussion_id, comment_id)
);
create index moved_comments_order on moved_comments (from_discussion_id, to_discussion_id, number);
create index moved_comments_comment on moved_comments (comment_id);
create index moved_comments_date on moved_comments (date_inserted);
