-- Who bookmarked a discussion, some at a time.
create index bookmarks_in_order on bookmarks (discussion_id, user_id);
drop index bookmarks_discussion;
