-- People with something in common: who belongs to them, who asks to, and who is asked to.
create table groups (
  group_id int primary key generated always as identity,
  name text not null check (length(name) between 1 and 150),
  description text not null default '' check (length(description) <= 10000),
  format text not null default 'markdown',
  description_html text not null default '',
  excerpt text not null default '',
  privacy text not null check (privacy in ('public', 'private', 'secret')),
  insert_user_id int not null references users,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  count_members int not null default 0 check (count_members >= 0)
);
comment on table groups is 'Groups of members.';
comment on column groups.description_html is 'The description as it was rendered when it was stored.';
-- A name that is taken by a secret group would tell of it.
create unique index groups_name on groups (lower(name)) where privacy <> 'secret';
create index groups_in_order on groups (lower(name), group_id);
create index groups_by_members on groups (count_members desc, group_id desc);
create index groups_author on groups (insert_user_id);

create table group_members (
  group_id int not null references groups on delete cascade,
  user_id int not null references users,
  role text not null default 'member' check (role in ('member', 'leader')),
  date_inserted timestamptz not null default now(),
  primary key (group_id, user_id)
);
comment on table group_members is 'Who belongs to which group.';
create index group_members_member on group_members (user_id, group_id);

create table group_applicants (
  group_id int not null references groups on delete cascade,
  user_id int not null references users on delete cascade,
  body text not null check (length(body) <= 500),
  status text not null default 'pending' check (status in ('pending', 'denied')),
  date_inserted timestamptz not null default now(),
  primary key (group_id, user_id)
);
comment on table group_applicants is 'Who asks to belong to a group. Who is accepted is a member instead.';
create index group_applicants_member on group_applicants (user_id, group_id);

create table group_invites (
  group_id int not null references groups on delete cascade,
  user_id int not null references users on delete cascade,
  insert_user_id int references users on delete set null,
  date_inserted timestamptz not null default now(),
  primary key (group_id, user_id)
);
comment on table group_invites is 'Who is asked to join a group, and did not answer yet.';
create index group_invites_member on group_invites (user_id, group_id);
create index group_invites_author on group_invites (insert_user_id);
