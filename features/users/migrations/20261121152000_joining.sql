-- What becomes of a name when letters that look alike are one: Cyrillic, Greek and Armenian twins of Latin letters,
-- and what fonts draw as one stroke. Takes a name_key.
create function name_skeleton(key text) returns text language sql immutable parallel safe return
  translate(key,
    'авсԁеһніјкӏморԛгѕтуѵԝхьαβεικμνορτυχωօսհոɑɡıǀi10',
    'abcdehhljklmopqrstyvwxbabelkmvoptyxwouhnagllllo');

alter table users
  -- Where a changed address waits to be confirmed.
  add column pending_email text,
  add column invite_user_id int references users on delete set null,
  -- What a newcomer wrote to be let in.
  add column discovery_text text,
  -- Joined before look-alikes were told apart.
  add column may_look_alike boolean not null default false;
create index users_invite_user on users (invite_user_id) where invite_user_id is not null;

update users u set may_look_alike = true
where exists (
  select 1 from users earlier
  where earlier.user_id < u.user_id and name_skeleton(earlier.name_key) = name_skeleton(u.name_key));
create index users_skeleton on users (name_skeleton(name_key));
-- Members brought along keep their names.
create unique index users_own_skeleton on users (name_skeleton(name_key))
  where not may_look_alike and import_source is null;

create index one_time_keys_user on one_time_keys (user_id);
create index one_time_keys_expiry on one_time_keys (date_expires);
create index sign_in_attempts_date on sign_in_attempts (date_inserted);
