-- In which format a member writes, on all their devices. Who chose none writes as the site prefers.
create table writing_formats (
  user_id int primary key references users on delete cascade,
  format text not null check (format in ('rich2', 'markdown')),
  date_updated timestamptz not null default now()
);
