-- How each repair of the site ran last: one row for each, however often it runs.
create table repairs (
  name text primary key,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  is_check boolean not null,
  count_done int not null default 0,
  count_total int not null default 0,
  differed int not null default 0,
  date_asked timestamptz not null default now(),
  date_finished timestamptz,
  check ((date_finished is not null) = (state in ('done', 'failed')))
);
