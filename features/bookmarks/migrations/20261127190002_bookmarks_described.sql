comment on table bookmarks is 'Which member has bookmarked which discussion, and when.';
