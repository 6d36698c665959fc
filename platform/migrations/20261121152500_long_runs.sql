-- Calls that take longer than a request: what is left of them, and how far they are.
create table long_runs (
  long_run_id uuid primary key default gen_random_uuid(),
  name text not null,
  user_id int not null references users on delete cascade,
  args jsonb not null,
  -- What was left when the first request ended; gone through in this order.
  ids jsonb not null,
  position int not null default 0 check (position >= 0),
  -- Counts the steps taken: whoever takes one names it, so that none is taken twice.
  step int not null default 0 check (step >= 0),
  count_total int not null,
  status text not null check (status in ('received', 'progress', 'complete', 'error')),
  progress jsonb not null,
  -- What the step before was answered, for whoever asks again.
  last_answer json,
  -- While a step runs; one that was cut off is taken up again after a minute.
  date_running timestamptz,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz not null default now()
);
create index long_runs_user_id on long_runs (user_id);
create index long_runs_date_inserted on long_runs (date_inserted);
