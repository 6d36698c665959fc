-- A discussion of type idea: what members make of it.
create table ideas (
  discussion_id int primary key references discussions on delete cascade,
  -- As its discussion has it: lists are read by it.
  status_id int not null references discussion_statuses,
  count_up int not null default 0 check (count_up >= 0),
  count_down int not null default 0 check (count_down >= 0),
  score int not null generated always as (count_up - count_down) stored,
  -- Ideas that were merged into this one.
  count_merged int not null default 0 check (count_merged >= 0)
);
comment on table ideas is 'Discussions of type idea, with their votes added up.';
create index ideas_by_score on ideas (status_id, score desc, discussion_id desc);
create index ideas_by_date on ideas (status_id, discussion_id desc);

-- One for each member and idea.
create table idea_votes (
  discussion_id int not null references ideas on delete cascade,
  user_id int not null references users,
  vote smallint not null check (vote in (1, -1)),
  date_inserted timestamptz not null default now(),
  primary key (discussion_id, user_id)
);
comment on table idea_votes is 'Who voted for which idea, or against it.';
create index idea_votes_member on idea_votes (user_id, discussion_id);

insert into discussion_statuses (status_id, name, state, record_subtype, is_internal, is_default, is_system) values
  (11, 'Active', 'open', 'idea', false, true, true),
  (12, 'In Review', 'open', 'idea', false, false, true),
  (13, 'In Progress', 'open', 'idea', false, false, true),
  (14, 'Completed', 'closed', 'idea', false, false, true),
  (15, 'Already Offered', 'closed', 'idea', false, false, true),
  (16, 'Declined', 'closed', 'idea', false, false, true)
on conflict (status_id) do update set is_active = true;

insert into post_types (post_type_id, name, post_button_label, is_active)
values ('idea', 'Idea', 'New Idea', true)
on conflict (post_type_id) do update set is_active = true;

-- Where the add-on is switched on again: ideas that were there before it.
insert into ideas (discussion_id, status_id)
select discussion_id, status_id from discussions where type = 'idea'
on conflict do nothing;
