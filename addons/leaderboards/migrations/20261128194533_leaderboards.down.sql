drop table leaderboard_points;
drop table leaderboard_awards;
