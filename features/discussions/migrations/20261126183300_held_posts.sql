-- It waits for approval from the beginning: when it is approved, whoever hears of new discussions hears of it then.
alter table discussions add column is_unpublished boolean not null default false;

-- New wordings of what stands, until somebody looked at them.
create table held_edits (
  record_type text not null check (record_type in ('discussion', 'comment')),
  record_id int not null,
  user_id int not null references users on delete cascade,
  name text not null,
  -- Prepared, as it will be stored.
  text jsonb not null,
  date_inserted timestamptz not null default now(),
  primary key (record_type, record_id)
);
create index held_edits_user on held_edits (user_id);
