-- A long discussion goes in steps. From the first one on it is gone for everybody, its moderators included.
alter table discussions add column date_removed timestamptz;

-- A long discussion on its way into another one. Where the other one goes meanwhile, the rest goes with it.
create table discussion_merges (
  discussion_id int primary key references discussions on delete cascade,
  destination_id int not null references discussions on delete cascade,
  -- What its body became there.
  body_comment_id int not null,
  has_redirect boolean not null,
  date_inserted timestamptz not null default now()
);
create index discussion_merges_destination on discussion_merges (destination_id);
