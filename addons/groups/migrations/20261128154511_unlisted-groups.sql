-- Groups that were started before their categories stood in no list.
update categories set is_unlisted = true
where not is_unlisted and (
  category_id in (select category_id from groups where category_id is not null)
  or category_id in (select category_id from group_places));
