-- The picture of an event: a file of this site alone.
alter table calendar_events
  add column image_url text check (length(image_url) <= 500),
  add column image_alt text not null default '' check (length(image_alt) <= 200);
comment on column calendar_events.image_url is 'The path of a file of this site; null: pages and answers have the first picture of its words.';
comment on column calendar_events.image_alt is 'What is to be seen on it, for those who do not see it; empty: it adorns.';
