-- What somebody is writing, and what is posted for them at a time they chose. Nobody else sees any of it.
create table drafts (
  draft_id int generated always as identity primary key,
  record_type text not null check (length(record_type) between 1 and 30),
  -- The post that is edited; of a new post that is scheduled, the number that is reserved for it.
  record_id int,
  is_reserved boolean not null default false,
  -- No foreign keys: a draft outlives the place it was meant for.
  parent_record_type text check (length(parent_record_type) between 1 and 30),
  parent_record_id int,
  attributes jsonb not null check (jsonb_typeof(attributes) = 'object'),
  -- What lists show of it.
  name text not null default '',
  excerpt text not null default '',
  count_words int not null default 0,
  draft_status text not null default 'draft' check (draft_status in ('draft', 'scheduled', 'error')),
  date_scheduled timestamptz,
  failed_reason text,
  insert_user_id int not null references users on delete cascade,
  update_user_id int references users,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  check ((date_scheduled is null) = (draft_status = 'draft')),
  check ((failed_reason is null) = (draft_status <> 'error')),
  check (not is_reserved or record_id is not null)
);
create index drafts_of_member on drafts (insert_user_id, draft_status, coalesce(date_updated, date_inserted) desc, draft_id desc);
create index drafts_due on drafts (date_scheduled) where draft_status = 'scheduled';
create index drafts_changed_by on drafts (update_user_id) where update_user_id is not null;
-- Of two schedules for one post, the later would undo the earlier.
create unique index drafts_schedule on drafts (record_id) where draft_status = 'scheduled' and record_type = 'discussion';
