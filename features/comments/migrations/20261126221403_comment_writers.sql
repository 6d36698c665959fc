-- Who is writing in a discussion at this moment. Nothing is lost with it.
create unlogged table comment_writers (
  discussion_id int not null references discussions on delete cascade,
  user_id int not null references users on delete cascade,
  date_updated timestamptz not null,
  primary key (discussion_id, user_id)
);
create index comment_writers_of on comment_writers (user_id);
create index comment_writers_latest on comment_writers (discussion_id, date_updated desc);
