create table onboarding_dismissed (
  user_id int primary key references users on delete cascade,
  date_inserted timestamptz not null default now()
);
comment on table onboarding_dismissed is 'Newcomers who do not want to see their first steps any more.';
