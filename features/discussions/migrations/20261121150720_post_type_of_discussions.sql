-- A type that a site made of another one; `type` stays the original, by which everything else knows it.
alter table discussions add column post_type_id text references post_types check (post_type_id <> type);
create index discussions_of_post_type on discussions (post_type_id, date_last_comment desc, discussion_id desc)
  where post_type_id is not null;
