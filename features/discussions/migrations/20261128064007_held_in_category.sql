-- What is held or taken out of sight in a category that goes: all other discussions of it are found by what lists read.
create index discussions_held_in_category on discussions (category_id, discussion_id) where date_held is not null;
