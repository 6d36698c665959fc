update discussions set type = 'discussion' where type = 'event';
update post_types set is_active = false where post_type_id = 'event';
drop table calendar_feeds;
drop table calendar_participants;
drop table calendar_events;
