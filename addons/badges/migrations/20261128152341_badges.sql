-- What members earn by what they do, and are given for what no rule sees.
create table badges (
  badge_id int primary key generated always as identity,
  name text not null check (length(name) between 1 and 100),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 100),
  body text not null default '' check (length(body) <= 1000),
  photo_url text check (length(photo_url) <= 500),
  points int not null default 0 check (points between 0 and 1000),
  class text check (length(class) between 1 and 50),
  class_level int check (class_level between 1 and 1000),
  statistic text check (length(statistic) between 1 and 50),
  threshold int check (threshold >= 1),
  is_active boolean not null default true,
  is_hidden boolean not null default false,
  is_requestable boolean not null default false,
  can_delete boolean not null default true,
  count_users int not null default 0 check (count_users >= 0),
  insert_user_id int references users on delete set null,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  check ((statistic is null) = (threshold is null)),
  check (class_level is null or class is not null)
);
comment on table badges is 'What members can have.';
comment on column badges.class is 'The family that it belongs to; its levels stand above each other.';
comment on column badges.statistic is 'What a rule counts; null: given by hand alone.';
comment on column badges.is_active is 'False: nobody earns it, and members see nothing of it.';
comment on column badges.is_hidden is 'Who does not have it is not told that it exists.';
comment on column badges.can_delete is 'False: it came with the add-on, and is switched off instead.';
create unique index badges_name on badges (lower(name));
create unique index badges_level on badges (class, class_level) where class is not null and class_level is not null;
create index badges_author on badges (insert_user_id);

create table badge_members (
  badge_id int not null references badges on delete cascade,
  user_id int not null references users on delete cascade,
  grant_id int not null unique generated always as identity,
  points int not null default 0 check (points >= 0),
  reason text not null default '' check (length(reason) <= 500),
  insert_user_id int references users on delete set null,
  date_inserted timestamptz not null default now(),
  date_revoked timestamptz,
  revoke_user_id int references users on delete set null,
  primary key (badge_id, user_id)
);
comment on table badge_members is 'Who has which badge, and who had one that was taken back.';
comment on column badge_members.points is 'What it brought, to be taken back with it.';
comment on column badge_members.insert_user_id is 'Who gave it; null: earned by a rule.';
comment on column badge_members.date_revoked is 'Taken back by hand: no rule gives it again.';
create index badge_members_of on badge_members (user_id, date_inserted desc, badge_id desc) where date_revoked is null;
create index badge_members_newest on badge_members (badge_id, date_inserted desc, user_id desc) where date_revoked is null;
create index badge_members_latest on badge_members (date_inserted desc, grant_id desc) where date_revoked is null;
create index badge_members_giver on badge_members (insert_user_id);
create index badge_members_revoker on badge_members (revoke_user_id);
create index badge_members_member on badge_members (user_id);

create table badge_requests (
  request_id int primary key generated always as identity,
  badge_id int not null references badges on delete cascade,
  user_id int not null references users on delete cascade,
  body text not null default '' check (length(body) <= 500),
  status text not null default 'pending' check (status in ('pending', 'denied')),
  decide_user_id int references users on delete set null,
  date_inserted timestamptz not null default now(),
  unique (badge_id, user_id)
);
comment on table badge_requests is 'Who asks for a badge. Who is given it asks no more.';
create index badge_requests_waiting on badge_requests (date_inserted, request_id) where status = 'pending';
create index badge_requests_member on badge_requests (user_id);
create index badge_requests_decider on badge_requests (decide_user_id);

insert into badges (name, key, body, points, class, class_level, statistic, threshold, can_delete) values
  ('Hello there', 'welcome', 'Joined the community.', 0, null, null, 'isMember', 1, false),
  ('Good to see you', 'photogenic', 'Has a photo, so that others know who is talking.', 1, null, null, 'hasPhoto', 1, false),
  ('Conversation starter', 'first-discussion', 'Started a first discussion.', 1, null, null, 'discussions', 1, false),
  ('Kind word', 'first-reaction', 'Reacted to something that somebody else wrote.', 1, null, null, 'reactionsGiven', 1, false),
  ('First words', 'comment-1', 'Wrote a first comment.', 1, 'Comments', 1, 'comments', 1, false),
  ('Regular voice', 'comment-10', 'Wrote ten comments.', 2, 'Comments', 2, 'comments', 10, false),
  ('Part of the talk', 'comment-100', 'Wrote a hundred comments.', 5, 'Comments', 3, 'comments', 100, false),
  ('Never short of words', 'comment-1000', 'Wrote a thousand comments.', 20, 'Comments', 4, 'comments', 1000, false),
  ('Helpful', 'answer-1', 'Gave an answer that was accepted.', 2, 'Answers', 1, 'acceptedAnswers', 1, false),
  ('Knows a lot', 'answer-10', 'Gave ten answers that were accepted.', 5, 'Answers', 2, 'acceptedAnswers', 10, false),
  ('Ask this one', 'answer-50', 'Gave fifty answers that were accepted.', 20, 'Answers', 3, 'acceptedAnswers', 50, false),
  ('Noticed', 'likes-5', 'Five people thought well of what they wrote.', 1, 'Appreciation', 1, 'reactionsReceived', 5, false),
  ('Well liked', 'likes-50', 'Fifty times others thought well of what they wrote.', 5, 'Appreciation', 2, 'reactionsReceived', 50, false),
  ('Loved', 'likes-500', 'Five hundred times others thought well of what they wrote.', 20, 'Appreciation', 3, 'reactionsReceived', 500, false),
  ('One year', 'anniversary-1', 'Here for a year.', 2, 'Anniversaries', 1, 'years', 1, false),
  ('Two years', 'anniversary-2', 'Here for two years.', 2, 'Anniversaries', 2, 'years', 2, false),
  ('Five years', 'anniversary-5', 'Here for five years.', 5, 'Anniversaries', 3, 'years', 5, false),
  ('Ten years', 'anniversary-10', 'Here for ten years.', 10, 'Anniversaries', 4, 'years', 10, false),
  ('A week in a row', 'streak-7', 'Wrote something on seven days in a row.', 3, 'Streaks', 1, 'streak', 7, false),
  ('A month in a row', 'streak-30', 'Wrote something on thirty days in a row.', 10, 'Streaks', 2, 'streak', 30, false);
