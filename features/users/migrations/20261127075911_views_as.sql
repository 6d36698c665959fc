-- Sessions whose administrators look at the site as somebody else, for an hour at most. A row goes when that ends; its
-- beginning and its end are in the audit log.
create table views_as (
  view_as_id int generated always as identity primary key,
  -- Null: the session ended, and the end of this is not in the log yet.
  session_id bigint unique references sessions on delete set null,
  insert_user_id int not null references users on delete cascade,
  -- Neither: as a guest. Without references: what ended has to be logged also of what is gone by then.
  role_id int,
  user_id int,
  date_inserted timestamptz not null default now(),
  date_expires timestamptz not null,
  check (role_id is null or user_id is null),
  check (date_expires > date_inserted and date_expires <= date_inserted + interval '1 hour')
);
create index views_as_insert_user on views_as (insert_user_id);
