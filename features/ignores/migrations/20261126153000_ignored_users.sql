-- Whom a member does not want to hear from. Nobody else learns of it, but for being refused.
create table ignored_users (
  user_id int not null references users on delete cascade,
  ignored_user_id int not null references users on delete cascade,
  date_inserted timestamptz not null default now(),
  primary key (user_id, ignored_user_id),
  check (user_id <> ignored_user_id)
);
create index ignored_users_newest on ignored_users (user_id, date_inserted desc, ignored_user_id);
create index ignored_users_by on ignored_users (ignored_user_id);
