-- Trigrams find parts of words (search vocabulary, category and user look-ups).
create extension if not exists pg_trgm;

-- The outbox: what happened, written in the transaction that did it. Listeners and caches take it from here.
create table events (
  event_id bigint generated always as identity primary key,
  type text not null,
  payload jsonb not null,
  request_id text,
  date_inserted timestamptz not null default now()
);
create index events_date_inserted on events (date_inserted);

-- Settings that differ from their default.
create table config_values (
  key text primary key,
  value jsonb not null,
  date_updated timestamptz not null default now(),
  update_user_id int
);

-- Keys that the server made for itself.
create table secrets (
  name text primary key,
  value text not null,
  date_inserted timestamptz not null default now()
);
