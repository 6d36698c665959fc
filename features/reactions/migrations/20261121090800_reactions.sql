create table reaction_types (
  urlcode text primary key,
  tag_id int not null unique,
  name text not null,
  description text not null default '',
  class text not null check (class in ('Positive', 'Negative', 'Flag')),
  score_change int not null default 1,
  points int not null default 0,
  sort int not null,
  is_active boolean not null default true,
  is_custom boolean not null default false,
  is_protected boolean not null default false
);
insert into reaction_types (urlcode, tag_id, name, class, score_change, points, sort, is_active, is_protected, description) values
  ('Promote', 3, 'Promote', 'Positive', 5, 5, 0, true, false, 'Worth a place where everybody sees it.'),
  ('OffTopic', 4, 'Off Topic', 'Negative', -1, 0, 1, false, false, 'Belongs somewhere else.'),
  ('Insightful', 5, 'Insightful', 'Positive', 1, 1, 2, false, false, 'Made me see it in a new light.'),
  ('Disagree', 6, 'Disagree', 'Negative', 0, 0, 3, true, false, 'I see it another way.'),
  ('Agree', 8, 'Agree', 'Positive', 1, 1, 4, true, false, 'My view as well.'),
  ('Dislike', 9, 'Dislike', 'Negative', -1, 0, 5, false, false, 'Not for me.'),
  ('Like', 7, 'Like', 'Positive', 1, 1, 6, true, false, 'Good to read.'),
  ('Down', 10, 'Vote Down', 'Negative', -1, 0, 7, false, false, 'Not useful.'),
  ('Up', 11, 'Vote Up', 'Positive', 1, 1, 8, false, false, 'Useful.'),
  ('Awesome', 12, 'Awesome', 'Positive', 1, 1, 10, false, false, 'Made my day.'),
  ('LOL', 13, 'LOL', 'Positive', 1, 0, 11, true, false, 'Made me laugh.'),
  ('Spam', 1, 'Spam', 'Flag', -1, -1, 100, true, true, 'An unwanted advertisement.'),
  ('Abuse', 2, 'Abuse', 'Flag', -1, -1, 101, true, true, 'Hurts somebody.');

create table reactions (
  record_type text not null check (record_type in ('discussion', 'comment')),
  record_id int not null,
  user_id int not null references users on delete cascade,
  urlcode text not null references reaction_types,
  -- Flags are kept apart: a person may flag and react.
  is_flag boolean not null default false,
  date_inserted timestamptz not null default now(),
  primary key (record_type, record_id, user_id, is_flag)
);
create index reactions_user on reactions (user_id, urlcode, date_inserted desc);

-- How often each reaction was given. `imported` are those whose people did not come along.
create table reaction_totals (
  record_type text not null,
  record_id int not null,
  urlcode text not null references reaction_types,
  count int not null default 0,
  imported int not null default 0,
  primary key (record_type, record_id, urlcode)
);
