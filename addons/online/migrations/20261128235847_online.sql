create table online_visitors (
  -- 'm5' is member 5; others are a hash.
  visitor text primary key check (length(visitor) <= 60),
  user_id int references users on delete cascade,
  -- The discussion whose page they look at; 0: another page.
  discussion_id int not null default 0,
  date_seen timestamptz not null default now()
);
create index online_visitors_seen on online_visitors (date_seen desc, visitor);
create index online_visitors_user on online_visitors (user_id);
create index online_visitors_members on online_visitors (date_seen desc, visitor) where user_id is not null;
create index online_visitors_discussion on online_visitors (discussion_id, (user_id is null), date_seen desc, visitor)
  where discussion_id <> 0;
comment on table online_visitors is 'Who was here within the last minutes, and at which discussion.';

create table online_hidden (
  user_id int primary key references users on delete cascade
);
comment on table online_hidden is 'Members who do not want others to see that they are here.';
