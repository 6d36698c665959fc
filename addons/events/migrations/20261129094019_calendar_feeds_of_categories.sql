-- A secret address for one category, a group's for one, beside the one for all that a member may see.
alter table calendar_feeds
  drop constraint calendar_feeds_pkey,
  add column feed_id int generated always as identity primary key,
  add column category_id int references categories on delete cascade,
  add constraint calendar_feeds_place unique nulls not distinct (user_id, category_id);
create index calendar_feeds_category on calendar_feeds (category_id) where category_id is not null;
