-- A comment with many replies goes in steps. From the first one on nobody sees it, nor what stands below it.
create table comment_removals (
  comment_id int primary key references comments on delete cascade,
  -- As the comment has it: what may stand below it has the same.
  top_comment_id int not null,
  delete_user_id int references users,
  date_inserted timestamptz not null default now()
);
create index comment_removals_top on comment_removals (top_comment_id);

-- The comment itself counts as well. Branches are five levels deep at most.
create function is_in_branch(id int, root_id int) returns boolean language sql stable parallel safe as $$
  with recursive above as (
    select comment_id, parent_comment_id from comments where comment_id = id
    union all
    select c.comment_id, c.parent_comment_id from comments c join above on c.comment_id = above.parent_comment_id
  )
  select exists (select from above where comment_id = root_id)
$$;
