-- The record of a post goes when the post does, in whatever batch of a long discussion that is.
delete from flagged_posts f where not case f.record_type
  when 'comment' then exists (select from comments c where c.comment_id = f.record_id)
  else exists (select from discussions d where d.discussion_id = f.record_id) end;
alter table flagged_posts
  add column comment_id int generated always as (case when record_type = 'comment' then record_id end) stored
    references comments on delete cascade,
  add column discussion_id int generated always as (case when record_type = 'discussion' then record_id end) stored
    references discussions on delete cascade;
create index flagged_posts_comment on flagged_posts (comment_id) where comment_id is not null;
create index flagged_posts_discussion on flagged_posts (discussion_id) where discussion_id is not null;
