-- Long discussions are counted in blocks of at most 500 comments, in the order of their dates: which page a comment is on,
-- and which comment a page begins with, is the sum over some blocks and a look into one. Discussions of fewer have none.
create table comment_blocks (
  discussion_id int not null references discussions on delete cascade,
  -- Comments from this one on, up to the next block.
  first_date timestamptz not null,
  first_id int not null,
  count int not null default 0,
  count_top int not null default 0,
  -- Held ones stand beside them, and are not among them.
  held int not null default 0,
  held_top int not null default 0,
  primary key (discussion_id, first_date, first_id)
);

-- Full blocks are cut into halves and left so, so that reading them all again is rare.
create function cut_comment_blocks(id int) returns void language plpgsql as $$
declare
  full_block comment_blocks;
  next_date timestamptz;
  next_id int;
begin
  for full_block in
    select * from comment_blocks where discussion_id = id and count + held > 500 order by first_date, first_id
  loop
    select first_date, first_id into next_date, next_id from comment_blocks
    where discussion_id = id and (first_date, first_id) > (full_block.first_date, full_block.first_id)
    order by first_date, first_id limit 1;
    if not found then
      next_date := 'infinity';
      next_id := 0;
    end if;
    delete from comment_blocks
    where discussion_id = id and first_date = full_block.first_date and first_id = full_block.first_id;
    insert into comment_blocks (discussion_id, first_date, first_id, count, count_top, held, held_top)
    select id,
      case when piece = 0 then full_block.first_date else min(date_inserted) end,
      case when piece = 0 then full_block.first_id else min(comment_id) filter (where place % 250 = 0) end,
      count(*) filter (where date_held is null), count(*) filter (where date_held is null and depth = 1),
      count(*) filter (where date_held is not null), count(*) filter (where date_held is not null and depth = 1)
    from (
      select *, place / 250 as piece from (
        select comment_id, date_inserted, date_held, depth,
          row_number() over (order by date_inserted, comment_id) - 1 as place
        from comments
        where discussion_id = id and (date_inserted, comment_id) >= (full_block.first_date, full_block.first_id)
          and (date_inserted, comment_id) < (next_date, next_id)
      ) placed
    ) cut
    group by piece;
  end loop;
end $$;

-- Of a discussion that has none yet: it has become long.
create function begin_comment_blocks(id int) returns void language plpgsql as $$
begin
  insert into comment_blocks (discussion_id, first_date, first_id, count, count_top, held, held_top)
  select id, '-infinity', 0,
    count(*) filter (where date_held is null), count(*) filter (where date_held is null and depth = 1),
    count(*) filter (where date_held is not null), count(*) filter (where date_held is not null and depth = 1)
  from comments where discussion_id = id;
  perform cut_comment_blocks(id);
end $$;

-- One step up or down for each of these comments, in whichever block it is.
create function change_comment_blocks(id int, direction int, dates timestamptz[], ids int[], are_held bool[], are_top bool[])
returns void language sql as $$
  update comment_blocks b set
    count = b.count + direction * changed.count, count_top = b.count_top + direction * changed.count_top,
    held = b.held + direction * changed.held, held_top = b.held_top + direction * changed.held_top
  from (
    select block.first_date, block.first_id,
      count(*) filter (where not is_held) as count, count(*) filter (where not is_held and is_top) as count_top,
      count(*) filter (where is_held) as held, count(*) filter (where is_held and is_top) as held_top
    from unnest(dates, ids, are_held, are_top) as each (date_inserted, comment_id, is_held, is_top)
    cross join lateral (
      select first_date, first_id from comment_blocks
      where discussion_id = id and (first_date, first_id) <= (each.date_inserted, each.comment_id)
      order by first_date desc, first_id desc limit 1
    ) block
    group by 1, 2
  ) changed
  where b.discussion_id = id and b.first_date = changed.first_date and b.first_id = changed.first_id;
$$;

create function apply_to_comment_blocks(
  id int, direction int, highest int, dates timestamptz[], ids int[], are_held bool[], are_top bool[]
) returns void language plpgsql as $$
begin
  if exists (select from comment_blocks where discussion_id = id) then
    perform change_comment_blocks(id, direction, dates, ids, are_held, are_top);
    perform cut_comment_blocks(id);
    if direction < 0 then
      delete from comment_blocks where discussion_id = id and first_id > 0 and count = 0 and held = 0;
    end if;
  -- Numbers are given once each, so there are no more comments than the highest says.
  elsif direction > 0 and highest > 500 then
    perform begin_comment_blocks(id);
  end if;
end $$;

-- Whoever adds, holds, moves or removes comments has locked their discussion, so blocks are changed by one at a time. By
-- triggers, since comments are changed in many places, in bulk and by foreign keys as well.
create function count_added_comments() returns trigger language plpgsql as $$
begin
  perform apply_to_comment_blocks(discussion_id, 1, max(number), array_agg(date_inserted), array_agg(comment_id),
    array_agg(date_held is not null), array_agg(depth = 1))
  from (select * from added order by discussion_id) one group by discussion_id;
  return null;
end $$;
create function count_gone_comments() returns trigger language plpgsql as $$
begin
  perform apply_to_comment_blocks(discussion_id, -1, 0, array_agg(date_inserted), array_agg(comment_id),
    array_agg(date_held is not null), array_agg(depth = 1))
  from (select * from gone order by discussion_id) one group by discussion_id;
  return null;
end $$;
create function count_changed_comments() returns trigger language plpgsql as $$
declare
  side record;
begin
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
create trigger comments_added_to_blocks after insert on comments
  referencing new table as added for each statement execute function count_added_comments();
create trigger comments_gone_from_blocks after delete on comments
  referencing old table as gone for each statement execute function count_gone_comments();
create trigger comments_changed_in_blocks after update on comments
  referencing old table as gone new table as added for each statement execute function count_changed_comments();

select begin_comment_blocks(discussion_id) from discussions where next_comment_number > 501 order by discussion_id;
