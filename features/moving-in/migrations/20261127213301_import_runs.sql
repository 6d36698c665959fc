-- Exports of other communities that are brought in from the browser: the file, what is in it, how far it came.
create table import_runs (
  import_run_id int generated always as identity primary key,
  file_name text not null check (length(file_name) between 1 and 255),
  bytes bigint not null check (bytes > 0),
  bytes_received bigint not null default 0 check (bytes_received between 0 and bytes),
  -- Of its beginning, its end and its length: the same file, chosen again after a reload, goes on where it was.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  status text not null default 'uploading' check (
    status in ('uploading', 'uploaded', 'inspecting', 'inspected', 'refused', 'importing', 'stopped', 'done', 'failed')),
  kind text,
  -- The host of the old site: what was imported is known by it.
  source text,
  preview jsonb,
  progress jsonb,
  report jsonb,
  problem text,
  -- How often work on it was begun without coming to an end.
  attempts int not null default 0,
  insert_user_id int references users on delete set null,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  date_started timestamptz,
  -- When whoever works on it was heard of last.
  date_heard timestamptz
);
create index import_runs_user on import_runs (insert_user_id);
create index import_runs_idle on import_runs (date_updated);
