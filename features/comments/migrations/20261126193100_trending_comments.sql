-- Young comments with many points first: ten times the points are worth twelve hours and a half. How two comments stand to each
-- other does not change while time passes, so an index has them in order.
create function comment_hot(score int, date_inserted timestamptz) returns double precision
language sql immutable parallel safe return
  sign(score) * ln(1 + abs(score)::double precision)
  + extract(epoch from date_inserted - timestamptz '2000-01-01 00:00:00+00')::double precision / 19543;

create index comments_top_level_trending on comments (discussion_id, comment_hot(score, date_inserted) desc, comment_id)
  where depth = 1;
