-- Records of outside services (an issue of a tracker) that staff made of posts, or members of their own.
-- Without a reference to the post: a post that is deleted and restored has them again.
create table attachments (
  attachment_id int generated always as identity primary key,
  attachment_type text not null check (length(attachment_type) between 1 and 100),
  record_type text not null check (record_type in ('discussion', 'comment')),
  record_id int not null,
  record_user_id int not null,
  source text not null check (length(source) between 1 and 100),
  -- Null: the service was asked to make it, and has not answered yet.
  source_id text check (length(source_id) between 1 and 200),
  source_url text check (source_url ~* '^https?://' and length(source_url) <= 2000),
  status text not null default '' check (length(status) <= 200),
  state text check (length(state) <= 200),
  metadata jsonb not null default '[]' check (jsonb_typeof(metadata) = 'array'),
  date_last_modified timestamptz,
  insert_user_id int not null references users,
  date_inserted timestamptz not null default now(),
  update_user_id int references users,
  -- When the service was last asked about it.
  date_updated timestamptz not null default now()
);
create index attachments_record on attachments (record_type, record_id, attachment_id);
create index attachments_unanswered on attachments (date_inserted) where source_id is null;
