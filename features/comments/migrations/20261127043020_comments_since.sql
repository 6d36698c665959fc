-- How many comments came to a discussion after a moment, counted as far as `most`, and the number of the first of them.
-- A function, so that PostgreSQL knows it as something that is seldom called: written out, it took the counting for the
-- most expensive part of every page of a member, and planned the whole statement anew each time.
create function comments_since(id int, since timestamptz, most int, out newer int, out first_number int)
language plpgsql stable strict parallel safe as $$
begin
  select count(*)::int, min(later.number) into newer, first_number from (
    select c.number from comments c
    where c.discussion_id = id and c.date_inserted > since and c.date_held is null
    order by c.date_inserted, c.comment_id limit most
  ) later;
end $$;
