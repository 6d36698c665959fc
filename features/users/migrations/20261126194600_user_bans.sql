-- Why somebody is banned, in words that they read, and until when. Absent: banned without a word, until somebody lifts it.
create table user_bans (
  user_id int primary key references users on delete cascade,
  reason text not null default '' check (length(reason) <= 500),
  date_expires timestamptz,
  insert_user_id int references users,
  date_inserted timestamptz not null default now()
);
create index user_bans_ending on user_bans (date_expires) where date_expires is not null;
