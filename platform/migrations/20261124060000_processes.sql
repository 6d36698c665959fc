-- The processes that use this database: servers and commands. Each holds an advisory lock for as long as its session
-- lives, by which others see that it is still there.
create table processes (
  process_id uuid primary key,
  -- Where it runs: the name of the machine or container, and its number there.
  host text not null,
  pid int not null,
  -- As the job queue knows its workers; what they locked is released when the process is gone.
  worker_ids text[] not null default '{}',
  date_started timestamptz not null default now(),
  date_seen timestamptz not null default now()
);
