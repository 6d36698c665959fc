-- A member's own data as a file that they may download for some days. One each: a new one takes the place of the last.
create table data_archives (
  user_id int primary key references users on delete cascade,
  -- Of this one; a job that comes late for an older one does nothing.
  archive_id uuid not null default gen_random_uuid(),
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  date_inserted timestamptz not null default now(),
  date_finished timestamptz,
  count_records int not null default 0,
  count_files int not null default 0,
  bytes bigint not null default 0,
  check ((status = 'running') = (date_finished is null))
);
