create table bookmarks (
  user_id int not null references users on delete cascade,
  discussion_id int not null references discussions on delete cascade,
  date_inserted timestamptz not null default now(),
  primary key (user_id, discussion_id)
);
create index bookmarks_discussion on bookmarks (discussion_id);
create index bookmarks_newest on bookmarks (user_id, date_inserted desc, discussion_id desc);
