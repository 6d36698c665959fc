-- The mailbox that mails to the site's own addresses are fetched from, by IMAP. One, or none.
create table mailbox (
  is_only boolean primary key default true check (is_only),
  host text not null check (length(host) between 1 and 253),
  port int not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'startTls', 'none')),
  user_name text not null check (length(user_name) between 1 and 320),
  -- Sealed with the site's key: see platform/server/secrets/secret-keys.ts.
  password_sealed bytea not null,
  folder text not null check (length(folder) between 1 and 255),
  is_active boolean not null,
  -- Another one each time it is set: what a visit found out about former settings is not written down.
  revision uuid not null default gen_random_uuid(),
  -- How far it was read. Uids are numbers below 2^32, and begin anew with another validity.
  uid_validity bigint,
  last_uid bigint not null default 0 check (last_uid >= 0),
  date_checked timestamptz,
  date_failing_since timestamptz,
  count_failures int not null default 0 check (count_failures >= 0),
  problem text,
  -- What the server said.
  problem_words text check (length(problem_words) <= 500),
  count_taken int not null default 0 check (count_taken >= 0),
  count_too_large int not null default 0 check (count_too_large >= 0)
);

-- Mails that were taken already: the same one may lie in a mailbox twice, or get another uid.
create table mailbox_mails (
  mail_hash bytea primary key check (length(mail_hash) = 32),
  date_inserted timestamptz not null default now()
);
create index mailbox_mails_age on mailbox_mails (date_inserted);
