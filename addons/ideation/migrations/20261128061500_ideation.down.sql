update discussions set type = 'discussion', status_id = 0 where type = 'idea';
update post_types set is_active = false where post_type_id = 'idea';
update discussion_statuses set is_active = false where record_subtype = 'idea';
drop table idea_votes;
drop table ideas;
