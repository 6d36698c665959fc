-- What members have come to: a title beside their name, and what they may do.
create table ranks (
  rank_id int primary key generated always as identity,
  name text not null check (length(name) between 1 and 100),
  user_title text not null check (length(user_title) between 1 and 100),
  level int not null unique check (level between 1 and 1000),
  min_points int not null default 0 check (min_points >= 0),
  min_posts int not null default 0 check (min_posts >= 0),
  min_time interval,
  time_text text,
  role_id int references roles on delete cascade,
  is_manual boolean not null default false,
  abilities text[] not null default '{}',
  check ((min_time is null) = (time_text is null))
);
comment on table ranks is 'The highest one whose criteria a member meets is theirs.';
comment on column ranks.time_text is 'How long somebody has to be a member, as it was written: 3 months.';
comment on column ranks.is_manual is 'Given by hand alone.';
comment on column ranks.role_id is 'Only members with this role have it; it goes with the role.';
create index ranks_role on ranks (role_id);

create table rank_members (
  user_id int primary key references users on delete cascade,
  rank_id int not null references ranks on delete cascade,
  date_inserted timestamptz not null default now()
);
comment on table rank_members is 'Who was given a rank by hand, whatever its criteria are.';
create index rank_members_rank on rank_members (rank_id);
