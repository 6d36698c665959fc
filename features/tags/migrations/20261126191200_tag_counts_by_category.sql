-- How many discussions with a tag stand in each category, redirects left out: what somebody may not see of a tag is the sum
-- over the categories that they do not see, however many discussions those hold.
create table tag_category_counts (
  tag_id int not null references tags on delete cascade,
  category_id int not null references categories on delete cascade,
  count int not null,
  primary key (tag_id, category_id)
);
create index tag_category_counts_category on tag_category_counts (category_id);
insert into tag_category_counts (tag_id, category_id, count)
select dt.tag_id, d.category_id, count(*)::int
from discussion_tags dt join discussions d using (discussion_id)
where d.date_held is null and d.type <> 'redirect' group by 1, 2;
