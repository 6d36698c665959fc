-- The announcements that lists know of are those with the newest activity, read without the others.
create index discussions_pinned_by_activity on discussions (date_last_comment desc, discussion_id desc)
  where pin_location is not null and date_held is null and type <> 'redirect';
