create table leaderboard_awards (
  -- What gave them: 'discussion' and 'comment' are posts, others are named by whoever gives points.
  source text not null check (length(source) between 1 and 50),
  record_id int not null,
  user_id int not null references users on delete cascade,
  -- Days of UTC.
  day date not null,
  -- 0: none.
  category_id int not null default 0,
  -- 0: none.
  discussion_id int not null default 0,
  points int not null check (points <> 0),
  primary key (source, record_id, user_id, day)
);
create index leaderboard_awards_discussion on leaderboard_awards (discussion_id, source, record_id) where discussion_id <> 0;
create index leaderboard_awards_user on leaderboard_awards (user_id, day);
comment on table leaderboard_awards is 'What each post or badge brought its member on each day.';

create table leaderboard_points (
  -- d, w, m, y: a day, week, month or year of the calendar; a: all time.
  period text not null check (period in ('d', 'w', 'm', 'y', 'a')),
  starts date not null,
  user_id int not null references users on delete cascade,
  -- 0: all of them together, and what belongs to none.
  category_id int not null,
  points int not null,
  primary key (period, starts, user_id, category_id)
);
create index leaderboard_points_order on leaderboard_points (period, starts, category_id, points desc, user_id) where points > 0;
create index leaderboard_points_user on leaderboard_points (user_id);
comment on table leaderboard_points is 'Points of members by period and category: leaderboard_awards added up.';
