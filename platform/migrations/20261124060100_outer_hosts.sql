-- Hosts of others that do not answer, so that nobody waits for them in vain. Those that answer stand in no row.
create table outer_hosts (
  host text primary key,
  date_failing_since timestamptz not null default now(),
  failures int not null default 1,
  problem text not null,
  -- Until then nobody asks it.
  date_next_try timestamptz not null
);
