-- What failed on our side, one row for whatever fails alike: how often, when, and which requests met it last. Bounded: the
-- 500 that happened last stay.
create table logged_errors (
  fingerprint text primary key check (length(fingerprint) = 32),
  message text not null check (length(message) <= 500),
  error text not null default '' check (length(error) <= 2000),
  stack text not null default '' check (length(stack) <= 8000),
  count bigint not null default 0,
  -- Newest first, 20 at most.
  request_ids text[] not null default '{}',
  date_first timestamptz not null default now(),
  date_last timestamptz not null default now()
);
create index logged_errors_last on logged_errors (date_last desc, fingerprint);
create index audit_log_request on audit_log (request_id) where request_id is not null;
comment on table logged_errors is 'What failed on our side, one row for whatever fails alike.';
