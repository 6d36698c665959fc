comment on table discussions is 'What people post: each begins a thread in a category.';
comment on table discussion_dismissals is 'Announcements that a member does not want to see on top any more.';
comment on table discussion_status_log is 'Who gave a discussion which status, and when.';
comment on table discussion_statuses is 'What can become of a discussion: open, answered, planned ...';
comment on table user_mentions is 'Which members a post names.';
