-- A colour beside names, members of staff as a criterion, and what members are told when they come to a rank.
alter table ranks
  add column css_class text check (css_class ~ '^[A-Za-z][A-Za-z0-9_-]{0,49}$'),
  add column notification_body text check (length(notification_body) between 1 and 500),
  add column permission text check (permission in ('site.manage', 'community.moderate'));
comment on column ranks.permission is 'Only members whose roles grant it everywhere have the rank.';

create table rank_arrivals (
  arrival_id int primary key generated always as identity,
  user_id int not null references users on delete cascade,
  rank_id int not null references ranks on delete cascade,
  body text check (length(body) between 1 and 500),
  date_inserted timestamptz not null default now(),
  unique (user_id, rank_id)
);
comment on table rank_arrivals is 'Who came to which rank, and was told so: once, however often they lose it and come back.';
comment on column rank_arrivals.body is 'What the member was told in the words of the rank, as they were then.';
create index rank_arrivals_rank on rank_arrivals (rank_id);
