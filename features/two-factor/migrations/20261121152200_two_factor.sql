create table two_factor (
  user_id int primary key references users on delete cascade,
  -- Sealed with the site's key: see platform/server/secrets/secret-keys.ts.
  secret_sealed bytea not null,
  date_inserted timestamptz not null default now(),
  -- Null while it waits for its first code.
  date_on timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id int not null references users on delete cascade,
  code_hash bytea not null,
  date_used timestamptz,
  primary key (user_id, code_hash)
);
