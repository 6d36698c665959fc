-- What a discussion of type poll asks.
create table polls (
  poll_id int generated always as identity primary key,
  discussion_id int not null unique references discussions on delete cascade,
  -- Null: the title of the discussion is the question.
  question text check (length(question) between 1 and 250),
  is_anonymous boolean not null default false,
  is_multiple_choice boolean not null default false,
  hides_results boolean not null default false,
  is_changeable boolean not null default true,
  date_closes timestamptz,
  -- The closing date that was announced.
  date_close_announced timestamptz,
  -- People, however many options each of them chose.
  count_votes int not null default 0 check (count_votes >= 0),
  insert_user_id int not null references users,
  date_inserted timestamptz not null default now(),
  update_user_id int references users,
  date_updated timestamptz,
  unique (poll_id, is_multiple_choice)
);
create index polls_author on polls (insert_user_id, poll_id);

create table poll_options (
  poll_option_id int generated always as identity primary key,
  poll_id int not null references polls on delete cascade,
  body text not null check (length(body) between 1 and 250),
  sort int not null,
  count_votes int not null default 0 check (count_votes >= 0),
  insert_user_id int not null references users,
  date_inserted timestamptz not null default now(),
  update_user_id int references users,
  date_updated timestamptz,
  unique (poll_option_id, poll_id)
);
create index poll_options_poll on poll_options (poll_id, sort, poll_option_id);

-- A person and an option that they chose. Members who are deleted leave a row behind, to which their votes lead.
create table poll_votes (
  poll_id int not null,
  poll_option_id int not null,
  user_id int not null references users,
  -- As the poll says, so that where it takes one choice nobody has two.
  is_multiple_choice boolean not null,
  date_inserted timestamptz not null default now(),
  primary key (poll_option_id, user_id),
  foreign key (poll_id, is_multiple_choice) references polls (poll_id, is_multiple_choice)
    on update cascade on delete cascade,
  foreign key (poll_option_id, poll_id) references poll_options (poll_option_id, poll_id) on delete cascade
);
create unique index poll_votes_only_choice on poll_votes (poll_id, user_id) where not is_multiple_choice;
create index poll_votes_person on poll_votes (user_id, poll_id);
create index poll_votes_latest on poll_votes (poll_id, date_inserted, user_id, poll_option_id);
create index poll_votes_of_option on poll_votes (poll_option_id, date_inserted, user_id);

insert into post_types (post_type_id, name, post_button_label, is_active)
values ('poll', 'Poll', 'New Poll', true)
on conflict (post_type_id) do update set is_active = true;
