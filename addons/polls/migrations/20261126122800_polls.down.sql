update discussions set type = 'discussion' where type = 'poll';
update post_types set is_active = false where post_type_id = 'poll';
drop table poll_votes;
drop table poll_options;
drop table polls;
