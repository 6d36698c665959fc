delete from calendar_feeds where category_id is not null;
alter table calendar_feeds
  drop constraint calendar_feeds_place,
  drop column category_id,
  drop column feed_id,
  add primary key (user_id);
