-- Posts that were flagged often enough to be put on record, and what became of them.
create table flagged_posts (
  record_type text not null check (record_type in ('discussion', 'comment')),
  record_id int not null,
  urlcode text not null references reaction_types,
  date_logged timestamptz not null default now(),
  -- Held out of sight since; and until. What a moderator restored is not removed again.
  date_removed timestamptz,
  date_restored timestamptz,
  restore_user_id int references users,
  primary key (record_type, record_id),
  check (date_restored is null or date_removed is not null)
);
create index flagged_posts_newest on flagged_posts (date_logged desc);
