create table passkeys (
  passkey_id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 100),
  date_inserted timestamptz not null default now(),
  date_last_used timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Challenges are signed, not kept; those that were answered are, until they would have ended anyway.
create table used_passkey_challenges (
  challenge_hash bytea primary key,
  date_expires timestamptz not null
);
create index used_passkey_challenges_expiry on used_passkey_challenges (date_expires);
