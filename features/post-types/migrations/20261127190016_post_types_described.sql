comment on table post_type_fields is 'Which fields a post type has, in which order.';
comment on table post_type_roles is 'Which roles may post a type; without a row: all.';
