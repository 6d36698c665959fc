comment on table categories is 'The tree of categories: parent_category_id leads upwards, numbers of posts are of what stands directly in each.';
comment on table category_follows is 'Which member follows which category, and how they are told.';
comment on table category_post_types is 'Which post types may be posted in a category; without a row: all.';
