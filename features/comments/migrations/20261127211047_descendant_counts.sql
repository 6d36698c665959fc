-- How many stand below a comment on all levels: what the API answers as `countChildComments`. There are five levels, so whatever
-- changes touches four comments above it at the most. By triggers, since comments come, go, move and are held in many
-- places, in bulk as well; whoever does that has locked their discussion.
alter table comments add column count_descendant_comments int not null default 0;
comment on column comments.count_descendant_comments is 'Replies on all levels below it, held ones left out.';

update comments c set count_descendant_comments = counted.count
from (
  with recursive above as (
    select parent_comment_id as comment_id, count(*) as count from comments
    where parent_comment_id is not null and date_held is null group by 1
    union all
    select c.parent_comment_id, above.count from above join comments c using (comment_id)
    where c.parent_comment_id is not null
  )
  select comment_id, sum(count)::int as count from above group by 1
) counted
where c.comment_id = counted.comment_id;

-- Volatile, so that it is not written into the statement that calls it: one row is looked up by its key, whatever a planner
-- without statistics holds of the table.
create function parent_of_comment(id int) returns int language sql volatile as $$
  select parent_comment_id from comments where comment_id = id;
$$;

-- Each id as often as something changed below it. Locked in the order in which everybody locks comments.
create function change_descendant_counts(ids int[], changes int[]) returns void language plpgsql as $$
begin
  if ids is null then
    return;
  end if;
  perform from comments where comment_id = any(ids) order by comment_id for no key update;
  update comments c set count_descendant_comments = c.count_descendant_comments + changed.change
  from (
    select id, sum(change)::int as change from unnest(ids, changes) as each (id, change) group by 1 having sum(change) <> 0
  ) changed
  where c.comment_id = any(ids) and c.comment_id = changed.id;
end $$;

create function count_added_descendants() returns trigger language plpgsql as $$
begin
  if not exists (select from added where parent_comment_id is not null and date_held is null) then
    return null;
  end if;
  perform change_descendant_counts(array_agg(comment_id), array_agg(change)) from (
    with recursive above as (
      select parent_comment_id as comment_id, count(*)::int as change from added
      where parent_comment_id is not null and date_held is null group by 1
      union all
      select parent_of_comment(comment_id), change from above where comment_id is not null
    )
    select * from above where comment_id is not null
  ) each;
  return null;
end $$;

-- What went with its parent is followed up to what stays.
create function count_gone_descendants() returns trigger language plpgsql as $$
begin
  if not exists (select from gone where parent_comment_id is not null and date_held is null) then
    return null;
  end if;
  perform change_descendant_counts(array_agg(comment_id), array_agg(change)) from (
    with recursive above as (
      select parent_comment_id as comment_id, -count(*)::int as change from gone
      where parent_comment_id is not null and date_held is null group by 1
      union all
      select coalesce(parent_of_comment(above.comment_id), went.parent_comment_id), change
      from above left join gone went using (comment_id) where above.comment_id is not null
    )
    select * from above where comment_id is not null
  ) each;
  return null;
end $$;

-- What moves leaves those above it, up to the first that moves itself, and comes below others as heavy as it is then.
create function count_changed_descendants() returns trigger language plpgsql as $$
begin
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
  return null;
end $$;

create trigger comments_added_below after insert on comments
  referencing new table as added for each statement execute function count_added_descendants();
create trigger comments_gone_from_below after delete on comments
  referencing old table as gone for each statement execute function count_gone_descendants();
create trigger comments_changed_below after update on comments
  referencing old table as gone new table as added for each statement execute function count_changed_descendants();
