-- Statuses that a community makes for itself are numbered from 10000 on.
create sequence discussion_statuses_custom as int start 10000;
alter table discussion_statuses
  alter column status_id set default nextval('discussion_statuses_custom'),
  add column insert_user_id int references users,
  add column update_user_id int references users,
  add column date_inserted timestamptz not null default now(),
  add column date_updated timestamptz,
  add check (length(name) between 1 and 100);
alter sequence discussion_statuses_custom owned by discussion_statuses.status_id;
create unique index discussion_statuses_default on discussion_statuses (record_subtype, is_internal)
  where is_default and is_active;

-- Who gave it the status it has, and why.
alter table discussions
  add column status_notes text,
  add column status_user_id int references users,
  add column date_status timestamptz;

create table discussion_status_log (
  record_log_id int generated always as identity primary key,
  discussion_id int not null references discussions on delete cascade,
  status_id int not null references discussion_statuses,
  reason text check (length(reason) <= 2000),
  insert_user_id int not null references users,
  date_inserted timestamptz not null default now()
);
create index discussion_status_log_discussion on discussion_status_log (discussion_id, record_log_id desc);

-- Named to whoever asks for what was deleted.
alter table deleted_discussions add column log_id int generated always as identity unique;
