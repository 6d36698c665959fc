-- What a member follows beside categories, whose followers are in `category_follows`.
create table follows (
  user_id int not null references users on delete cascade,
  -- `discussion`, `tag`, `user`, or what an add-on lets members follow.
  record_type text not null check (length(record_type) between 1 and 50),
  record_id int not null check (record_id > 0),
  -- Otherwise than the preference says; null: as it says.
  popup boolean,
  email boolean,
  date_inserted timestamptz not null default now(),
  primary key (user_id, record_type, record_id)
);
create index follows_record on follows (record_type, record_id, user_id);

-- What a member wants to hear and see nothing of.
create table mutes (
  user_id int not null references users on delete cascade,
  record_type text not null check (length(record_type) between 1 and 50),
  record_id int not null check (record_id > 0),
  date_inserted timestamptz not null default now(),
  -- Null: until they unmute it.
  date_until timestamptz,
  primary key (user_id, record_type, record_id),
  check (date_until > date_inserted)
);
create index mutes_record on mutes (record_type, record_id);
create index mutes_over on mutes (date_until) where date_until is not null;
