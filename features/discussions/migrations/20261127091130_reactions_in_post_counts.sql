-- Members' counts by category hold reactions too, each as a source of its own: `reaction:Like`, with how often it was given among
-- the points. So what a member was given is a sum over their categories. And long discussions are counted anew in blocks of
-- their comments' numbers, so that nobody waits for the whole.
alter table post_points add check (not starts_with(source, 'reaction:'));

-- A range of a discussion's comments, by number, that is still counted in this place. Ranges follow each other; what comes before
-- the first of them is counted where the discussion is.
alter table discussion_earlier_places
  add column after_number int not null default 0,
  add column last_number int not null default 2147483647,
  drop constraint discussion_earlier_places_pkey,
  add primary key (discussion_id, after_number);

drop view standing_post_counts;
drop function settle_comment_counts(int);
drop function change_comment_counts(int, int, int, text);
drop function change_discussion_counts(discussions, int);
drop function change_comment_count(comments, int);
drop function comment_counts_of(int);
drop function counted_place(int);

create function is_reaction(source text) returns boolean language sql immutable return starts_with(source, 'reaction:');

-- Reactions count as held where anything hides their post.
create function post_counts_as_held(state text, is_held boolean, is_tombstone boolean, source text) returns boolean
language sql immutable return case
  when is_reaction(source) then state <> 'standing' or is_held or is_tombstone
  else counts_as_held(state, is_held) end;

-- Where a comment with that number is counted.
create function counted_place(id int, comment_number int) returns table (category_id int, state text) language sql stable as $$
  select coalesce(earlier.category_id, d.category_id),
    coalesce(earlier.state, posts_state(d.date_held, d.date_removed, d.date_purge))
  from discussions d left join discussion_earlier_places earlier
    on earlier.discussion_id = d.discussion_id
    and comment_number > earlier.after_number and comment_number <= earlier.last_number
  where d.discussion_id = id
$$;

-- Of a range of the comments of a discussion, by author.
create function comment_counts_of(id int, after int, last int)
returns table (user_id int, is_held boolean, source text, comments int, points int) language sql stable as $$
  select c.insert_user_id, c.date_held is not null, 'posts',
    count(*) filter (where c.date_held is null and c.date_tombstoned is null)::int, coalesce(sum(given.points), 0)::int
  from comments c left join lateral (
    select sum(r.points) as points from reactions r where r.record_type = 'comment' and r.record_id = c.comment_id
  ) given on true
  where c.discussion_id = id and c.number > after and c.number <= last group by 1, 2
  union all
  select c.insert_user_id, c.date_held is not null, p.source, 0, sum(p.points)::int
  from comments c join post_points p on p.record_type = 'comment' and p.record_id = c.comment_id
  where c.discussion_id = id and c.number > after and c.number <= last group by 1, 2, 3
$$;

-- What they were given.
create function comment_reactions_of(id int, after int, last int)
returns table (user_id int, is_held boolean, source text, count int) language sql stable as $$
  select c.insert_user_id, c.date_held is not null or c.date_tombstoned is not null, 'reaction:' || t.urlcode,
    sum(t.count + t.imported)::int
  from comments c join reaction_totals t on t.record_type = 'comment' and t.record_id = c.comment_id
  where c.discussion_id = id and c.number > after and c.number <= last group by 1, 2, 3
$$;

-- All that a post brought: points by who gave them, and reactions.
create function counted_of_post(type text, id int) returns table (source text, points int) language sql stable as $$
  select source, points from points_of_post(type, id)
  union all
  select 'reaction:' || t.urlcode, t.count + t.imported from reaction_totals t where t.record_type = type and t.record_id = id
$$;

create view standing_post_counts as
  select user_id, category_id, target_category_id, is_held, source, sum(discussions)::int as discussions,
    sum(comments)::int as comments, sum(points)::int as points
  from (
    select d.insert_user_id as user_id, d.category_id, coalesce(d.redirect_category_id, d.category_id) as target_category_id,
      d.date_held is not null and (d.date_removed is null or is_reaction(given.source)) as is_held, given.source,
      case when given.source = 'posts' and d.date_held is null then 1 else 0 end as discussions, 0 as comments, given.points
    from discussions d cross join lateral counted_of_post('discussion', d.discussion_id) given
    union all
    select c.insert_user_id, place.category_id, place.category_id,
      post_counts_as_held(place.state, c.date_held is not null, c.date_tombstoned is not null, given.source), given.source, 0,
      case when given.source = 'posts' and c.date_held is null and c.date_tombstoned is null then 1 else 0 end, given.points
    from comments c cross join lateral counted_place(c.discussion_id, c.number) place
    cross join lateral counted_of_post('comment', c.comment_id) given
    where place.state <> 'gone'
  ) posts
  group by 1, 2, 3, 4, 5;

create function change_comment_counts(id int, direction int, category int, state text, after int, last int) returns void
language sql as $$
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, comments, points)
  select user_id, category, category, post_counts_as_held(state, is_held, false, source), source,
    direction * sum(comments), direction * sum(points)
  from (
    select user_id, is_held, source, comments, points from comment_counts_of(id, after, last)
    union all
    select user_id, is_held, source, 0, count from comment_reactions_of(id, after, last)
  ) counted
  where state <> 'gone' group by 1, 2, 3, 4, 5 having sum(comments) <> 0 or sum(points) <> 0
$$;

-- The next `most` comments of a long discussion, where they are now. The discussion is locked. Answers whether more are left.
create function settle_comment_counts(id int, most int) returns boolean language plpgsql as $$
declare
  earlier discussion_earlier_places;
  place record;
  reached int;
begin
  perform lock_post_counts(id);
  select * into earlier from discussion_earlier_places where discussion_id = id order by after_number limit 1;
  if not found then return false; end if;
  reached := earlier.last_number;
  select d.category_id, posts_state(d.date_held, d.date_removed, d.date_purge) as state into place
  from discussions d where d.discussion_id = id;
  if (earlier.category_id, earlier.state) is distinct from (place.category_id, place.state) then
    select coalesce(max(number), reached) into reached from (
      select number from comments
      where discussion_id = id and number > earlier.after_number and number <= earlier.last_number
      order by number offset most - 1 limit 1
    ) last_of_block;
    perform change_comment_counts(id, -1, earlier.category_id, earlier.state, earlier.after_number, reached);
    perform change_comment_counts(id, 1, place.category_id, place.state, earlier.after_number, reached);
  end if;
  if reached = earlier.last_number then
    delete from discussion_earlier_places where discussion_id = id and after_number = earlier.after_number;
  else
    update discussion_earlier_places set after_number = reached
    where discussion_id = id and after_number = earlier.after_number;
  end if;
  return exists (select from discussion_earlier_places where discussion_id = id);
end $$;

create function change_discussion_counts(d discussions, direction int) returns void language sql as $$
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, discussions, points)
  select * from (
    select d.insert_user_id, d.category_id, coalesce(d.redirect_category_id, d.category_id),
      d.date_held is not null and (d.date_removed is null or is_reaction(source)), source,
      direction * case when source = 'posts' and d.date_held is null then 1 else 0 end as discussions,
      direction * points as points
    from counted_of_post('discussion', d.discussion_id)
  ) each where discussions <> 0 or points <> 0
$$;

create or replace function count_changed_discussion() returns trigger language plpgsql as $$
declare
  was text := posts_state(old.date_held, old.date_removed, old.date_purge);
  is_now text := posts_state(new.date_held, new.date_removed, new.date_purge);
begin
  perform lock_post_counts(new.discussion_id);
  perform change_discussion_counts(old, -1);
  perform change_discussion_counts(new, 1);
  if new.next_comment_number > 1 and (old.category_id, was) is distinct from (new.category_id, is_now) then
    -- Numbers are given once each, so there are no more comments than that.
    if new.next_comment_number > 501 or exists (
      select from discussion_earlier_places where discussion_id = new.discussion_id
    ) then
      -- All that is not in an earlier place still: it ends where the first of those ranges begins.
      insert into discussion_earlier_places (discussion_id, after_number, last_number, category_id, state)
      select new.discussion_id, 0, coalesce(min(after_number), 2147483647), old.category_id, was
      from discussion_earlier_places where discussion_id = new.discussion_id
      on conflict do nothing;
    else
      perform change_comment_counts(new.discussion_id, -1, old.category_id, was, 0, 2147483647);
      perform change_comment_counts(new.discussion_id, 1, new.category_id, is_now, 0, 2147483647);
    end if;
  end if;
  return null;
end $$;

create or replace function count_gone_discussion() returns trigger language plpgsql as $$
begin
  perform lock_post_counts(old.discussion_id);
  delete from post_points where record_type = 'discussion' and record_id = old.discussion_id;
  delete from post_points p using comments c
  where c.discussion_id = old.discussion_id and p.record_type = 'comment' and p.record_id = c.comment_id;
  perform change_discussion_counts(old, -1);
  perform change_comment_counts(old.discussion_id, -1, e.category_id, e.state, e.after_number, e.last_number)
  from discussion_earlier_places e where e.discussion_id = old.discussion_id;
  perform change_comment_counts(old.discussion_id, -1, old.category_id,
    posts_state(old.date_held, old.date_removed, old.date_purge), 0, coalesce(min(e.after_number), 2147483647))
  from discussion_earlier_places e where e.discussion_id = old.discussion_id;
  return old;
end $$;

create or replace function count_members_added_comments() returns trigger language plpgsql as $$
begin
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, comments)
  select c.insert_user_id, place.category_id, place.category_id, counts_as_held(place.state, false), 'posts', count(*)
  from added c cross join lateral counted_place(c.discussion_id, c.number) place
  where c.date_held is null and c.date_tombstoned is null and place.state <> 'gone' group by 1, 2, 3, 4;
  return null;
end $$;

create or replace function count_members_gone_comments() returns trigger language plpgsql as $$
begin
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, comments, points)
  select * from (
    select c.insert_user_id, place.category_id, place.category_id,
      post_counts_as_held(place.state, c.date_held is not null, c.date_tombstoned is not null, given.source), given.source,
      -count(*) filter (where given.source = 'posts' and c.date_held is null and c.date_tombstoned is null) as comments,
      -sum(given.points) as points
    from gone c cross join lateral counted_place(c.discussion_id, c.number) place
    cross join lateral counted_of_post('comment', c.comment_id) given
    where place.state <> 'gone' group by 1, 2, 3, 4, 5
  ) each where comments <> 0 or points <> 0;
  delete from post_points where record_type = 'comment' and record_id in (select comment_id from gone);
  return null;
end $$;

create function change_comment_count(c comments, direction int) returns void language sql as $$
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, comments, points)
  select * from (
    select c.insert_user_id, place.category_id, place.category_id,
      post_counts_as_held(place.state, c.date_held is not null, c.date_tombstoned is not null, given.source), given.source,
      direction * case when given.source = 'posts' and c.date_held is null and c.date_tombstoned is null then 1 else 0 end as comments,
      direction * given.points as points
    from counted_place(c.discussion_id, c.number) place cross join counted_of_post('comment', c.comment_id) given
    where place.state <> 'gone'
  ) each where comments <> 0 or points <> 0
$$;

create or replace function change_points_of_post(type text, id int, points_source text, change int) returns void
language plpgsql as $$
declare
  place_id int;
begin
  if type = 'discussion' then
    perform share_post_counts(id);
    insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, points)
    select d.insert_user_id, d.category_id, coalesce(d.redirect_category_id, d.category_id),
      d.date_held is not null and (d.date_removed is null or is_reaction(points_source)), points_source, change
    from discussions d where d.discussion_id = id;
  else
    select discussion_id into place_id from comments where comment_id = id;
    if not found then return; end if;
    perform share_post_counts(place_id);
    insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, points)
    select c.insert_user_id, place.category_id, place.category_id,
      post_counts_as_held(place.state, c.date_held is not null, c.date_tombstoned is not null, points_source), points_source, change
    from comments c cross join lateral counted_place(c.discussion_id, c.number) place
    where c.comment_id = id and place.state <> 'gone';
  end if;
end $$;

-- Before the total itself is locked, as with reactions: who moves posts takes this lock first as well.
create function share_post_counts_of_reactions() returns trigger language plpgsql as $$
begin
  perform share_post_counts(case when new.record_type = 'discussion' then new.record_id
    else (select discussion_id from comments where comment_id = new.record_id) end);
  return new;
end $$;
create trigger reaction_totals_share_member_counts before insert on reaction_totals
  for each row when (new.count + new.imported <> 0) execute function share_post_counts_of_reactions();

create function count_reactions_received() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.record_type, old.record_id, old.urlcode) = (new.record_type, new.record_id, new.urlcode) then
    perform change_points_of_post(new.record_type, new.record_id, 'reaction:' || new.urlcode,
      new.count + new.imported - old.count - old.imported);
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform change_points_of_post(old.record_type, old.record_id, 'reaction:' || old.urlcode, -old.count - old.imported);
  end if;
  if tg_op <> 'DELETE' then
    perform change_points_of_post(new.record_type, new.record_id, 'reaction:' || new.urlcode, new.count + new.imported);
  end if;
  return null;
end $$;
create trigger reaction_totals_added_to_member_counts after insert on reaction_totals
  for each row when (new.count + new.imported <> 0) execute function count_reactions_received();
create trigger reaction_totals_changed_in_member_counts
  after update of record_type, record_id, urlcode, count, imported on reaction_totals
  for each row when (
    (old.record_type, old.record_id, old.urlcode, old.count + old.imported)
      is distinct from (new.record_type, new.record_id, new.urlcode, new.count + new.imported))
  execute function count_reactions_received();
create trigger reaction_totals_gone_from_member_counts after delete on reaction_totals
  for each row when (old.count + old.imported <> 0) execute function count_reactions_received();

-- What is there already.
insert into member_post_counts (user_id, category_id, target_category_id, is_held, source, points)
select user_id, category_id, target_category_id, is_held, source, points from standing_post_counts
where is_reaction(source) and points <> 0;
