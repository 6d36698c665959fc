-- Who came with an import and has taken over their account, when, and how they proved that it is theirs.
create table account_claims (
  user_id int primary key references users on delete cascade,
  proof text not null check (proof in ('email', 'profile', 'staff')),
  date_inserted timestamptz not null default now()
);
