-- Addresses of other programs that are told what happens here.
create table webhooks (
  webhook_id int primary key generated always as identity,
  name text not null check (length(name) between 1 and 100),
  url text not null check (length(url) between 1 and 2000),
  events text[] not null check (cardinality(events) between 1 and 100),
  -- By which each request is signed; it opens with the key of this site alone.
  sealed_secret bytea not null,
  is_active boolean not null default true,
  -- Since when every delivery failed; null: the last one arrived.
  date_failing timestamptz,
  -- The site switched it off by itself, after failing for days.
  date_disabled timestamptz,
  insert_user_id int references users on delete set null,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  check (date_disabled is null or not is_active)
);
create index webhooks_by_event on webhooks using gin (events) where is_active;

create table webhook_deliveries (
  webhook_delivery_id bigint primary key generated always as identity,
  webhook_id int not null references webhooks on delete cascade,
  -- Null: a test, or one that was sent again by hand.
  event_id bigint,
  event text not null,
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  count_attempts int not null default 0,
  request_headers jsonb,
  response_status int,
  response_headers jsonb,
  -- Its beginning.
  response_body text check (length(response_body) <= 4000),
  problem text,
  milliseconds int,
  date_inserted timestamptz not null default now(),
  date_attempted timestamptz,
  -- When it is tried next.
  date_next timestamptz
);
create unique index webhook_deliveries_once on webhook_deliveries (webhook_id, event_id) where event_id is not null;
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, webhook_delivery_id desc);
create index webhook_deliveries_age on webhook_deliveries (date_inserted);
comment on table webhooks is 'Addresses of other programs that are told what happens here.';
comment on table webhook_deliveries is 'Requests to webhooks of the last 30 days: what was sent, and what was answered.';
