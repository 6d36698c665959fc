-- Pages of a thread count comments of the first level; counting those of a long one at every page is dear.
alter table discussions add column count_top_comments int not null default 0;

update discussions d set count_top_comments = counted.count
from (
  select discussion_id, count(*)::int as count from comments where depth = 1 and date_held is null group by 1
) counted
where d.discussion_id = counted.discussion_id;

-- What is held is counted beside it, for those who see that.
create index comments_held on comments (discussion_id, insert_user_id) where date_held is not null;
