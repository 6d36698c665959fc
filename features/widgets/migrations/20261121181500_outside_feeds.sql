-- Feeds of elsewhere that layouts show, as they were last fetched.
create table outside_feeds (
  feed_url text primary key check (length(feed_url) between 1 and 2000),
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  date_asked timestamptz not null default now(),
  date_fetched timestamptz,
  problem text
);
