-- What a merge changed, for as long as it can be undone: the discussion as it was before its words went elsewhere.
create table merged_discussions (
  discussion_id int primary key references discussions on delete cascade,
  destination_id int not null,
  -- What its body became there.
  body_comment_id int not null,
  record jsonb not null,
  -- Bookmarks, and what else went along, by what knows of it.
  followers jsonb not null default '{}',
  -- What led to it before.
  redirect_ids int[] not null default '{}',
  date_inserted timestamptz not null default now()
);
create index merged_discussions_date on merged_discussions (date_inserted);
