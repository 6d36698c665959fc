-- What a member chose of the digest otherwise than the site, and when the next one is due. Whether they want one at all is
-- a notification preference, by which mails switch it off.
create table digest_subscriptions (
  user_id int primary key references users on delete cascade,
  -- Null: as the site has it.
  frequency text check (frequency in ('daily', 'weekly', 'monthly')),
  day_of_week smallint check (day_of_week between 1 and 7),
  hour smallint check (hour between 0 and 23),
  -- Parts switched on or off: {"best": false}.
  parts jsonb not null default '{}',
  -- Null: none is wanted.
  date_next timestamptz
);
create index digest_subscriptions_due on digest_subscriptions (date_next, user_id) where date_next is not null;

create table digest_deliveries (
  delivery_id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
  date_scheduled timestamptz not null,
  -- Null until its job is done. `empty`: there was nothing to say. `unwanted`: it may not, or shall not, be sent any more.
  outcome text check (outcome in ('sent', 'empty', 'unwanted')),
  date_done timestamptz,
  -- Whatever runs twice schedules it once.
  unique (user_id, date_scheduled),
  check ((outcome is null) = (date_done is null))
);
create index digest_deliveries_age on digest_deliveries (date_scheduled);

-- How many digests were scheduled for each hour.
create table digest_runs (
  date_scheduled timestamptz primary key,
  total_subscribers int not null check (total_subscribers > 0)
);
