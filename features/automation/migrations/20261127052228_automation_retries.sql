-- What failed is tried again a few times by itself, and by hand.
alter table automation_runs
  add column count_attempts int not null default 1 check (count_attempts >= 1),
  -- When it is tried next; null: not by itself.
  add column date_retry timestamptz check (date_retry is null or status = 'failed');
