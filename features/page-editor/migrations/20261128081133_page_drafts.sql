-- What somebody changed on the pages of the community and did not publish yet; nobody else sees it.
create table page_drafts (
  user_id int primary key references users on delete cascade,
  -- Each with the part and the key it is about, what stood there when it was changed, and what shall stand there.
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  -- One more with each that is saved: of two devices, neither overwrites what the other saved.
  revision int not null default 0,
  -- What they published last, by which it is taken back.
  published_run_id uuid,
  date_updated timestamptz not null default now()
);
