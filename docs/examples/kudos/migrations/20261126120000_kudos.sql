create table kudos_given (
  kudos_id int primary key generated always as identity,
  comment_id int not null references comments on delete cascade,
  user_id int not null references users on delete cascade,
  to_user_id int not null references users on delete cascade,
  text text not null check (length(text) between 1 and 280),
  date_inserted timestamptz not null default now(),
  date_hidden timestamptz,
  unique (comment_id, user_id),
  check (user_id <> to_user_id)
);
create index kudos_given_by on kudos_given (user_id, date_inserted);
create index kudos_given_to on kudos_given (to_user_id);

create table kudos_totals (
  user_id int primary key references users on delete cascade,
  count int not null
);
