-- Mostly one comment is added at a time. Its block is found and counted by one statement, without looking at all others.
create or replace function count_added_comments() returns trigger language plpgsql as $$
declare
  one record;
  counted int;
begin
  if (select count(*) from (select from added limit 2) few) = 1 then
    select discussion_id, number, date_inserted, comment_id, (date_held is not null)::int as held, (depth = 1)::int as top
    into one from added;
    update comment_blocks b set
      count = b.count + 1 - one.held, count_top = b.count_top + one.top * (1 - one.held),
      held = b.held + one.held, held_top = b.held_top + one.top * one.held
    where b.discussion_id = one.discussion_id and (b.first_date, b.first_id) = (
      select first_date, first_id from comment_blocks
      where discussion_id = one.discussion_id and (first_date, first_id) <= (one.date_inserted, one.comment_id)
      order by first_date desc, first_id desc limit 1)
    returning b.count + b.held into counted;
    if counted > 500 then
      perform cut_comment_blocks(one.discussion_id);
    elsif counted is null and one.number > 500 then
      perform begin_comment_blocks(one.discussion_id);
    end if;
  else
    perform apply_to_comment_blocks(discussion_id, 1, max(number), array_agg(date_inserted), array_agg(comment_id),
      array_agg(date_held is not null), array_agg(depth = 1))
    from (select * from added order by discussion_id) one group by discussion_id;
  end if;
  return null;
end $$;
