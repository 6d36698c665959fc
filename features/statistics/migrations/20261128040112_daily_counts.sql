-- How much there was of something on a day, in a category or outside of any (0). Made of what it counts.
create table daily_counts (
  day date not null,
  name text not null,
  category_id int not null default 0,
  count bigint not null check (count > 0),
  primary key (day, name, category_id)
);

-- The days that were counted, and when.
create table counted_days (
  day date primary key,
  date_counted timestamptz not null default now()
);
