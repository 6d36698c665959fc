-- How many follow each category, counted as they come and go: they are shown with every category.
create table category_follower_counts (
  category_id int primary key references categories on delete cascade,
  count int not null check (count >= 0)
);
insert into category_follower_counts (category_id, count)
select category_id, count(*)::int from category_follows group by 1;

-- Members go with all they follow, by their foreign keys: no statement of ours sees that. Always in the order of the ids.
create function count_category_followers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into category_follower_counts (category_id, count)
    select category_id, count(*)::int from changed group by 1 order by 1
    on conflict (category_id) do update set count = category_follower_counts.count + excluded.count;
  else
    perform from category_follower_counts where category_id in (select category_id from changed) order by category_id for no key update;
    update category_follower_counts c set count = greatest(0, c.count - gone.count)
    from (select category_id, count(*)::int as count from changed group by 1) gone where gone.category_id = c.category_id;
  end if;
  return null;
end $$;
create trigger category_follows_added after insert on category_follows
  referencing new table as changed for each statement execute function count_category_followers();
create trigger category_follows_removed after delete on category_follows
  referencing old table as changed for each statement execute function count_category_followers();
