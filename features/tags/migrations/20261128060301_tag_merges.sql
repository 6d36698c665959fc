-- Tags that became part of another one: their addresses and names lead there, and for a time they can be taken out again.
create table tag_merges (
  tag_id int primary key,
  destination_tag_id int not null references tags on delete cascade,
  name text not null,
  name_key text not null,
  urlcode text not null,
  type text not null,
  description_html text,
  insert_user_id int references users,
  date_inserted timestamptz not null,
  date_begun timestamptz not null default now(),
  -- Null while its discussions are on their way.
  date_merged timestamptz
);
create index tag_merges_destination on tag_merges (destination_tag_id);
create index tag_merges_urlcode on tag_merges (urlcode);
create index tag_merges_name on tag_merges (name_key);
create index tag_merges_author on tag_merges (insert_user_id);
comment on table tag_merges is 'Tags that were merged into others, with what it takes to find and to restore them.';

create table tag_merge_discussions (
  tag_id int not null references tag_merges on delete cascade,
  discussion_id int not null references discussions on delete cascade,
  sort smallint not null,
  date_inserted timestamptz not null,
  -- It had the other tag already.
  had_both boolean not null,
  date_moved timestamptz not null default now(),
  primary key (tag_id, discussion_id)
);
create index tag_merge_discussions_discussion on tag_merge_discussions (discussion_id);
create index tag_merge_discussions_age on tag_merge_discussions (date_moved);
comment on table tag_merge_discussions is 'Which discussions had a tag before it was merged, for as long as that can be undone.';
