-- What new posts say, as a few numbers: near-equal texts share most of them. Stored for as long as a wave may be looked into.
create table post_prints (
  record_type text not null check (record_type in ('discussion', 'comment')),
  record_id int not null,
  user_id int not null references users on delete cascade,
  ip_address inet,
  signature int[] not null,
  date_inserted timestamptz not null default now(),
  primary key (record_type, record_id)
);
create index post_prints_newest on post_prints (date_inserted);
create index post_prints_user on post_prints (user_id, date_inserted desc);

-- By one of these a near-equal text is found.
create table post_print_bands (
  band bigint not null,
  record_type text not null,
  record_id int not null,
  date_inserted timestamptz not null,
  primary key (record_type, record_id, band),
  foreign key (record_type, record_id) references post_prints on delete cascade
);
create index post_print_bands_newest on post_print_bands (band, date_inserted desc);

-- A wave of spam, as moderators described it; what was found then is beside it, and goes and comes back as one act.
create table spam_waves (
  wave_id int generated always as identity primary key,
  filters jsonb not null,
  reason text not null default '' check (length(reason) <= 500),
  status text not null default 'cleaning' check (status in ('cleaning', 'cleaned', 'restoring', 'restored')),
  count_accounts int not null default 0,
  count_posts int not null default 0,
  insert_user_id int not null references users,
  date_inserted timestamptz not null default now(),
  date_finished timestamptz,
  restore_user_id int references users,
  date_restored timestamptz
);
create index spam_waves_unfinished on spam_waves (date_inserted) where status in ('cleaning', 'restoring');

create table spam_wave_accounts (
  wave_id int not null references spam_waves on delete cascade,
  user_id int not null references users on delete cascade,
  is_done boolean not null default false,
  -- By this wave: who was banned before stays banned.
  is_banned boolean not null default false,
  primary key (wave_id, user_id)
);
create index spam_wave_accounts_left on spam_wave_accounts (wave_id, user_id) where not is_done;
create index spam_wave_accounts_user on spam_wave_accounts (user_id);

create table spam_wave_posts (
  wave_id int not null references spam_waves on delete cascade,
  record_type text not null check (record_type in ('discussion', 'comment')),
  record_id int not null,
  is_done boolean not null default false,
  -- By this wave: what was hidden before stays hidden.
  is_hidden boolean not null default false,
  -- The case that was open about it.
  case_id int,
  primary key (wave_id, record_type, record_id)
);
create index spam_wave_posts_left on spam_wave_posts (wave_id, record_type, record_id) where not is_done;
