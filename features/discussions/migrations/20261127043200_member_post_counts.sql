-- How many posts of each member stand in each category, and how many points those brought: what a viewer may not know of is a
-- sum over some categories, however much somebody wrote.
create table member_post_counts (
  user_id int not null references users on delete cascade,
  category_id int not null,
  -- Of a redirect: where what it leads to stands, 0 where that is gone or held. Of all others: their own category again.
  target_category_id int not null,
  -- Seen by moderators alone.
  is_held boolean not null,
  -- Who gave the points: `posts` for posts themselves and reactions to them, or what an add-on calls its own.
  source text not null,
  discussions int not null default 0,
  comments int not null default 0,
  points int not null default 0,
  primary key (user_id, category_id, target_category_id, is_held, source)
);
create index member_post_counts_redirects on member_post_counts (category_id, target_category_id)
  where target_category_id <> category_id;
create index member_post_counts_empty on member_post_counts (user_id)
  where discussions = 0 and comments = 0 and points = 0;

-- By how much they change. Each post and each reaction adds a row, so that nobody waits for a counter and the order of locks is
-- nobody's concern; a job adds them up every minute. Whoever reads takes both tables together.
create table member_post_count_changes (
  change_id bigint generated always as identity primary key,
  user_id int not null,
  category_id int not null,
  target_category_id int not null,
  is_held boolean not null,
  source text not null,
  discussions int not null default 0,
  comments int not null default 0,
  points int not null default 0
);
create index member_post_count_changes_of on member_post_count_changes (user_id);
create index member_post_count_changes_redirects on member_post_count_changes (category_id)
  where target_category_id <> category_id;

-- Points that others than reactions gave for a post, and that go wherever it goes.
create table post_points (
  record_type text not null check (record_type in ('discussion', 'comment')),
  record_id int not null,
  source text not null check (source <> 'posts'),
  points int not null,
  primary key (record_type, record_id, source)
);

-- Long discussions that were moved, hidden or brought back a moment ago: their comments are still counted in this place. A job
-- counts them where they are now.
create table discussion_earlier_places (
  discussion_id int primary key references discussions on delete cascade,
  category_id int not null,
  state text not null
);

alter table discussions add column redirect_category_id int;

create function posts_state(held timestamptz, removed timestamptz, purge timestamptz) returns text
language sql immutable return case
  when purge is not null then 'gone' when removed is not null then 'removed' when held is not null then 'held' else 'standing' end;

-- Whether a comment counts as held in a discussion of that state.
create function counts_as_held(state text, is_held boolean) returns boolean
language sql immutable return state = 'held' or (state = 'standing' and is_held);

-- Where the comments of a discussion are counted.
create function counted_place(id int) returns table (category_id int, state text) language sql stable as $$
  select coalesce(earlier.category_id, d.category_id),
    coalesce(earlier.state, posts_state(d.date_held, d.date_removed, d.date_purge))
  from discussions d left join discussion_earlier_places earlier using (discussion_id) where d.discussion_id = id
$$;

-- Of the comments of a discussion, by author.
create function comment_counts_of(id int)
returns table (user_id int, is_held boolean, source text, comments int, points int) language sql stable as $$
  select c.insert_user_id, c.date_held is not null, 'posts',
    count(*) filter (where c.date_held is null and c.date_tombstoned is null)::int, coalesce(sum(given.points), 0)::int
  from comments c left join lateral (
    select sum(r.points) as points from reactions r where r.record_type = 'comment' and r.record_id = c.comment_id
  ) given on true
  where c.discussion_id = id group by 1, 2
  union all
  select c.insert_user_id, c.date_held is not null, p.source, 0, sum(p.points)::int
  from comments c join post_points p on p.record_type = 'comment' and p.record_id = c.comment_id
  where c.discussion_id = id group by 1, 2, 3
$$;

-- Points of one post, by who gave them.
create function points_of_post(type text, id int) returns table (source text, points int) language sql stable as $$
  select 'posts', coalesce(sum(r.points), 0)::int from reactions r where r.record_type = type and r.record_id = id
  union all
  select p.source, p.points from post_points p where p.record_type = type and p.record_id = id
$$;

-- What all posts come to, for whoever compares it.
create view standing_post_counts as
  select user_id, category_id, target_category_id, is_held, source, sum(discussions)::int as discussions,
    sum(comments)::int as comments, sum(points)::int as points
  from (
    select d.insert_user_id as user_id, d.category_id, coalesce(d.redirect_category_id, d.category_id) as target_category_id,
      d.date_held is not null and d.date_removed is null as is_held, given.source,
      case when given.source = 'posts' and d.date_held is null then 1 else 0 end as discussions, 0 as comments, given.points
    from discussions d cross join lateral points_of_post('discussion', d.discussion_id) given
    union all
    select c.insert_user_id, place.category_id, place.category_id, counts_as_held(place.state, c.date_held is not null),
      given.source, 0,
      case when given.source = 'posts' and c.date_held is null and c.date_tombstoned is null then 1 else 0 end, given.points
    from comments c cross join lateral counted_place(c.discussion_id) place
    cross join lateral points_of_post('comment', c.comment_id) given
    where place.state <> 'gone'
  ) posts
  group by 1, 2, 3, 4, 5;

-- Where redirects lead.
create function target_category(id int) returns int language sql stable as $$
  select coalesce(
    (select category_id from discussions where discussion_id = id and date_held is null and type <> 'redirect'), 0)
$$;
create function set_redirect_category() returns trigger language plpgsql as $$
begin
  new.redirect_category_id := case when new.type = 'redirect' then target_category(new.redirect_discussion_id) end;
  return new;
end $$;
create trigger discussions_redirect_category before insert or update of type, redirect_discussion_id on discussions
  for each row when (new.type = 'redirect' or new.redirect_category_id is not null) execute function set_redirect_category();

create function follow_redirect_target() returns trigger language plpgsql as $$
begin
  perform from discussions where redirect_discussion_id = new.discussion_id order by discussion_id for no key update;
  update discussions set redirect_category_id = target_category(new.discussion_id)
  where redirect_discussion_id = new.discussion_id and type = 'redirect'
    and redirect_category_id is distinct from target_category(new.discussion_id);
  return null;
end $$;
create trigger discussions_redirect_targets after update of type, category_id, date_held on discussions
  for each row when (
    old.category_id <> new.category_id or (old.date_held is null) <> (new.date_held is null)
    or (old.type = 'redirect') <> (new.type = 'redirect'))
  execute function follow_redirect_target();

-- Whoever reacts locks neither the post nor its discussion: they share this lock, and who moves points from one place to
-- another waits for them.
create function share_post_counts(id int) returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtext('post counts'), id)
$$;
create function lock_post_counts(id int) returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('post counts'), id)
$$;

create function change_comment_counts(id int, direction int, category int, state text) returns void language sql as $$
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, comments, points)
  select user_id, category, category, counts_as_held(state, is_held), source, direction * sum(comments), direction * sum(points)
  from comment_counts_of(id)
  where state <> 'gone' group by 1, 2, 3, 4, 5 having sum(comments) <> 0 or sum(points) <> 0
$$;

-- The comments of a long discussion, where they are now. Their discussion is locked.
create function settle_comment_counts(id int) returns void language plpgsql as $$
declare
  earlier discussion_earlier_places;
  place record;
begin
  perform lock_post_counts(id);
  delete from discussion_earlier_places where discussion_id = id returning * into earlier;
  if not found then return; end if;
  select * into place from counted_place(id);
  if (earlier.category_id, earlier.state) is distinct from (place.category_id, place.state) then
    perform change_comment_counts(id, -1, earlier.category_id, earlier.state);
    perform change_comment_counts(id, 1, place.category_id, place.state);
  end if;
end $$;

create function change_discussion_counts(d discussions, direction int) returns void language sql as $$
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, discussions, points)
  select * from (
    select d.insert_user_id, d.category_id, coalesce(d.redirect_category_id, d.category_id),
      d.date_held is not null and d.date_removed is null, source,
      direction * case when source = 'posts' and d.date_held is null then 1 else 0 end as discussions,
      direction * points as points
    from points_of_post('discussion', d.discussion_id)
  ) each where discussions <> 0 or points <> 0
$$;

create function count_added_discussion() returns trigger language plpgsql as $$
begin
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, discussions)
  values (new.insert_user_id, new.category_id, coalesce(new.redirect_category_id, new.category_id), false, 'posts', 1);
  return null;
end $$;
create trigger discussions_added_to_member_counts after insert on discussions
  for each row when (new.date_held is null) execute function count_added_discussion();

create function count_changed_discussion() returns trigger language plpgsql as $$
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
      insert into discussion_earlier_places (discussion_id, category_id, state)
      values (new.discussion_id, old.category_id, was) on conflict do nothing;
    else
      perform change_comment_counts(new.discussion_id, -1, old.category_id, was);
      perform change_comment_counts(new.discussion_id, 1, new.category_id, is_now);
    end if;
  end if;
  return null;
end $$;
create trigger discussions_changed_in_member_counts
  -- What a trigger before it sets is not among the columns of a statement, so type and target are named as well.
  after update of insert_user_id, category_id, date_held, date_removed, date_purge, type, redirect_discussion_id,
    redirect_category_id on discussions
  for each row when (
    old.insert_user_id <> new.insert_user_id or old.category_id <> new.category_id
    or posts_state(old.date_held, old.date_removed, old.date_purge)
      <> posts_state(new.date_held, new.date_removed, new.date_purge)
    or (old.date_held is null) <> (new.date_held is null)
    or old.redirect_category_id is distinct from new.redirect_category_id)
  execute function count_changed_discussion();

-- While the comments are there: they go by their foreign key.
create function count_gone_discussion() returns trigger language plpgsql as $$
declare
  place record;
begin
  perform lock_post_counts(old.discussion_id);
  delete from post_points where record_type = 'discussion' and record_id = old.discussion_id;
  delete from post_points p using comments c
  where c.discussion_id = old.discussion_id and p.record_type = 'comment' and p.record_id = c.comment_id;
  perform change_discussion_counts(old, -1);
  select * into place from counted_place(old.discussion_id);
  perform change_comment_counts(old.discussion_id, -1, place.category_id, place.state);
  return old;
end $$;
create trigger discussions_gone_from_member_counts before delete on discussions
  for each row execute function count_gone_discussion();

create function count_members_added_comments() returns trigger language plpgsql as $$
begin
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, comments)
  select c.insert_user_id, place.category_id, place.category_id, counts_as_held(place.state, false), 'posts', sum(c.count)
  from (
    select discussion_id, insert_user_id, count(*) from added
    where date_held is null and date_tombstoned is null group by 1, 2
  ) c cross join lateral counted_place(c.discussion_id) place
  where place.state <> 'gone' group by 1, 2, 3, 4;
  return null;
end $$;
create trigger comments_added_to_member_counts after insert on comments
  referencing new table as added for each statement execute function count_members_added_comments();

create function count_members_gone_comments() returns trigger language plpgsql as $$
begin
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, comments, points)
  select * from (
    select c.insert_user_id, place.category_id, place.category_id, counts_as_held(place.state, c.date_held is not null),
      given.source,
      -count(*) filter (where given.source = 'posts' and c.date_held is null and c.date_tombstoned is null) as comments,
      -sum(given.points) as points
    from gone c cross join lateral counted_place(c.discussion_id) place
    cross join lateral points_of_post('comment', c.comment_id) given
    where place.state <> 'gone' group by 1, 2, 3, 4, 5
  ) each where comments <> 0 or points <> 0;
  delete from post_points where record_type = 'comment' and record_id in (select comment_id from gone);
  return null;
end $$;
create trigger comments_gone_from_member_counts after delete on comments
  referencing old table as gone for each statement execute function count_members_gone_comments();

create function change_comment_count(c comments, direction int) returns void language sql as $$
  insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, comments, points)
  select * from (
    select c.insert_user_id, place.category_id, place.category_id, counts_as_held(place.state, c.date_held is not null), given.source,
      direction * case when given.source = 'posts' and c.date_held is null and c.date_tombstoned is null then 1 else 0 end as comments,
      direction * given.points as points
    from counted_place(c.discussion_id) place cross join points_of_post('comment', c.comment_id) given
    where place.state <> 'gone'
  ) each where comments <> 0 or points <> 0
$$;
create function count_members_changed_comment() returns trigger language plpgsql as $$
begin
  perform lock_post_counts(least(old.discussion_id, new.discussion_id));
  perform lock_post_counts(greatest(old.discussion_id, new.discussion_id));
  perform change_comment_count(old, -1);
  perform change_comment_count(new, 1);
  return null;
end $$;
create trigger comments_changed_in_member_counts
  after update of discussion_id, insert_user_id, date_held, date_tombstoned on comments
  for each row when (
    old.discussion_id <> new.discussion_id or old.insert_user_id <> new.insert_user_id
    or (old.date_held is null) <> (new.date_held is null)
    or (old.date_tombstoned is null) <> (new.date_tombstoned is null))
  execute function count_members_changed_comment();

-- Points for a post that is gone stay where they are.
create function change_points_of_post(type text, id int, points_source text, change int) returns void language plpgsql as $$
declare
  place_id int;
begin
  if type = 'discussion' then
    perform share_post_counts(id);
    insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, points)
    select d.insert_user_id, d.category_id, coalesce(d.redirect_category_id, d.category_id),
      d.date_held is not null and d.date_removed is null, points_source, change
    from discussions d where d.discussion_id = id;
  else
    select discussion_id into place_id from comments where comment_id = id;
    if not found then return; end if;
    perform share_post_counts(place_id);
    insert into member_post_count_changes (user_id, category_id, target_category_id, is_held, source, points)
    select c.insert_user_id, place.category_id, place.category_id, counts_as_held(place.state, c.date_held is not null), points_source, change
    from comments c cross join lateral counted_place(c.discussion_id) place
    where c.comment_id = id and place.state <> 'gone';
  end if;
end $$;

create function count_points_of_reaction() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform change_points_of_post(old.record_type, old.record_id, 'posts', -old.points); end if;
  if tg_op <> 'DELETE' then perform change_points_of_post(new.record_type, new.record_id, 'posts', new.points); end if;
  return null;
end $$;
create trigger reactions_added_to_member_counts after insert on reactions
  for each row when (new.points <> 0) execute function count_points_of_reaction();
create trigger reactions_changed_in_member_counts after update of record_type, record_id, points on reactions
  for each row when (
    (old.points, old.record_type, old.record_id) is distinct from (new.points, new.record_type, new.record_id))
  execute function count_points_of_reaction();
create trigger reactions_gone_from_member_counts after delete on reactions
  for each row when (old.points <> 0) execute function count_points_of_reaction();

create function count_post_points() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform change_points_of_post(old.record_type, old.record_id, old.source, -old.points); end if;
  if tg_op <> 'DELETE' then perform change_points_of_post(new.record_type, new.record_id, new.source, new.points); end if;
  return null;
end $$;
create trigger post_points_in_member_counts after insert or update or delete on post_points
  for each row execute function count_post_points();

-- What is there already.
update discussions set redirect_category_id = target_category(redirect_discussion_id) where type = 'redirect';
delete from member_post_count_changes;
insert into member_post_counts (user_id, category_id, target_category_id, is_held, source, discussions, comments, points)
select user_id, category_id, target_category_id, is_held, source, discussions, comments, points from standing_post_counts
where discussions <> 0 or comments <> 0 or points <> 0;
