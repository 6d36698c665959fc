-- Every comment that is posted, every reaction to one and every edit ran through two triggers, each with several statements that had
-- nothing to do. One looks once what there is to count; the counting itself is as it was.
create or replace function count_added_comments() returns trigger language plpgsql as $$
declare
  one record;
  counted int;
begin
  select a.discussion_id, a.parent_comment_id, a.number, a.date_inserted, a.comment_id,
    (a.date_held is not null)::int as held, (a.depth = 1)::int as top,
    -- Numbers are given once each, so there are no more comments than the highest says.
    a.number > 500 or exists (select from comment_blocks b where b.discussion_id = a.discussion_id) as is_long,
    (select count(*) from added) as count, (select count(parent_comment_id) from added) as replies
  into one from added a limit 1;
  if one.count is null then
    return null;
  end if;

  if one.count > 1 then
    perform apply_to_comment_blocks(discussion_id, 1, max(number), array_agg(date_inserted), array_agg(comment_id),
      array_agg(date_held is not null), array_agg(depth = 1))
    from (select * from added order by discussion_id) one group by discussion_id;
  -- Mostly one is added at a time. Its block is found and counted by one statement, without looking at all others.
  elsif one.is_long then
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
    elsif counted is null then
      perform begin_comment_blocks(one.discussion_id);
    end if;
  end if;

  if one.replies > 0 then
    perform change_descendant_counts(array_agg(comment_id), array_agg(change)) from (
      with recursive above as (
        select parent_comment_id as comment_id, count(*)::int as change from added
        where parent_comment_id is not null and date_held is null group by 1
        union all
        select parent_of_comment(comment_id), change from above where comment_id is not null
      )
      select * from above where comment_id is not null
    ) each;
  end if;
  return null;
end $$;
drop trigger comments_added_below on comments;
drop function count_added_descendants();

create or replace function count_changed_comments() returns trigger language plpgsql as $$
declare
  side record;
begin
  -- A trigger for columns alone is given no tables of what changed.
  if not exists (
    select from gone join added using (comment_id)
    where gone.discussion_id <> added.discussion_id or gone.date_inserted <> added.date_inserted
      or (gone.date_held is null) <> (added.date_held is null) or (gone.depth = 1) <> (added.depth = 1)
      or gone.parent_comment_id is distinct from added.parent_comment_id
  ) then
    return null;
  end if;

  -- What moves leaves those above it, up to the first that moves itself, and comes below others as heavy as it is then.
  perform change_descendant_counts(array_agg(comment_id), array_agg(change)) from (
    with recursive changed as materialized (
      select comment_id, gone.parent_comment_id as old_parent_id, added.parent_comment_id as new_parent_id,
        gone.parent_comment_id is distinct from added.parent_comment_id as is_moved,
        gone.count_descendant_comments + (gone.date_held is null)::int as weight,
        (added.date_held is null)::int - (gone.date_held is null)::int as difference
      from gone join added using (comment_id)
      where gone.parent_comment_id is distinct from added.parent_comment_id
        or (gone.date_held is null) <> (added.date_held is null)
    ), left_above as (
      select old_parent_id as comment_id, weight from changed where is_moved and old_parent_id is not null
      union all
      select parent_of_comment(comment_id), weight from left_above
      where comment_id is not null
        and not exists (select from changed where is_moved and changed.comment_id = left_above.comment_id)
    ), lost as (
      select comment_id, sum(weight)::int as weight from left_above where comment_id is not null group by 1
    ), come_below as (
      select new_parent_id as comment_id,
        difference + case when is_moved then changed.weight - coalesce(lost.weight, 0) else 0 end as weight
      from changed left join lost using (comment_id) where new_parent_id is not null
      union all
      select parent_of_comment(comment_id), weight from come_below where comment_id is not null
    )
    select comment_id, -weight as change from lost
    union all
    select comment_id, weight from come_below where comment_id is not null
  ) each;

  for side in
    with changed as materialized (
      select gone.comment_id, gone.discussion_id as from_id, added.discussion_id as to_id, added.number,
        gone.date_inserted as old_date, added.date_inserted as new_date,
        gone.date_held is not null as was_held, added.date_held is not null as is_held,
        gone.depth = 1 as was_top, added.depth = 1 as is_top
      from gone join added using (comment_id)
      where gone.discussion_id <> added.discussion_id or gone.date_inserted <> added.date_inserted
        or (gone.date_held is null) <> (added.date_held is null) or (gone.depth = 1) <> (added.depth = 1)
    )
    select from_id as id, -1 as direction, 0 as highest, array_agg(old_date) as dates, array_agg(comment_id) as ids,
      array_agg(was_held) as are_held, array_agg(was_top) as are_top
    from changed group by from_id
    union all
    select to_id, 1, max(number), array_agg(new_date), array_agg(comment_id), array_agg(is_held), array_agg(is_top)
    from changed group by to_id
    order by id, direction
  loop
    perform apply_to_comment_blocks(side.id, side.direction, side.highest, side.dates, side.ids, side.are_held, side.are_top);
  end loop;
  return null;
end $$;
-- For many rows, too: see 20261128050000.
alter function count_changed_comments() set enable_nestloop = off;
drop trigger comments_changed_below on comments;
drop function count_changed_descendants();
