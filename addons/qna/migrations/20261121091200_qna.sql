-- A comment that was judged as an answer to its question.
create table answers (
  comment_id int primary key references comments on delete cascade,
  discussion_id int not null references discussions on delete cascade,
  status text not null check (status in ('accepted', 'rejected')),
  accept_user_id int references users,
  date_accepted timestamptz not null default now()
);
create index answers_discussion on answers (discussion_id);
