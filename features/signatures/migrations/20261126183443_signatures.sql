-- What members have below everything they write. Apart from what they wrote: the search, mails and feeds never read it.
create table signatures (
  user_id int primary key references users on delete cascade,
  body text not null check (body <> ''),
  format text not null,
  body_html text not null,
  renderer_version int not null,
  date_updated timestamptz not null default now()
);
create index signatures_renderer_version on signatures (renderer_version, user_id);

-- Who reads posts without them.
create table hidden_signatures (
  user_id int primary key references users on delete cascade,
  date_inserted timestamptz not null default now()
);
