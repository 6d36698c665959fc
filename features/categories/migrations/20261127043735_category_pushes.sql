-- What of a category a member wants by push: nothing, until they say so.
alter table category_follows
  add column wants_push_posts boolean not null default false,
  add column wants_push_comments boolean not null default false;
