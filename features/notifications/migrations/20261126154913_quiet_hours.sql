-- When a member wants quiet: what is mailed or pushed waits until the end of it.
create table notification_quiet (
  user_id int primary key references users on delete cascade,
  is_on boolean not null default false,
  -- Minutes after midnight, where the member lives; to the next day where it ends before it begins.
  from_minutes int not null default 1320 check (from_minutes between 0 and 1439),
  to_minutes int not null default 450 check (to_minutes between 0 and 1439),
  -- On which days it begins; 0: Sunday.
  days int[] not null default '{0,1,2,3,4,5,6}' check (days <@ '{0,1,2,3,4,5,6}'::int[]),
  paused_until timestamptz,
  check (from_minutes <> to_minutes)
);
