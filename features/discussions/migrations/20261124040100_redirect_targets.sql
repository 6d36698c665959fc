-- Where a redirect leads: it is seen by those alone who see that, and by nobody where that is gone.
alter table discussions add column redirect_discussion_id int references discussions on delete set null;

update discussions d set redirect_discussion_id = target.discussion_id
from discussions r
join lateral (select substring(r.body from 'href="/discussion/(\d{1,9})["/#?]')::int as id) own on true
join lateral (
  select c.discussion_id from comments c
  where c.comment_id = substring(r.body from 'href="/discussion/comment/(\d{1,9})["/#?]')::int
  union all
  select t.discussion_id from discussions t where t.discussion_id = own.id
) target on true
where d.discussion_id = r.discussion_id and r.type = 'redirect' and target.discussion_id <> r.discussion_id;

-- A redirect to what was itself merged later leads to where that went.
update discussions d set redirect_discussion_id = middle.redirect_discussion_id
from discussions middle
where d.redirect_discussion_id = middle.discussion_id and middle.type = 'redirect';

create index discussions_redirecting on discussions (redirect_discussion_id) where redirect_discussion_id is not null;
create index discussions_redirects on discussions (category_id) where type = 'redirect';

-- The last post of a category is never a redirect.
update categories c set
  last_discussion_id = newest.discussion_id, last_comment_id = newest.last_comment_id,
  date_last_post = newest.date_last_post
from discussions pointed, categories self
left join lateral (
  select d.discussion_id, d.last_comment_id, coalesce(last.date_inserted, d.date_inserted) as date_last_post
  from discussions d left join comments last on last.comment_id = d.last_comment_id
  where d.category_id = self.category_id and d.date_held is null and d.type <> 'redirect'
  order by d.date_last_comment desc, d.discussion_id desc limit 1
) newest on true
where self.category_id = c.category_id and pointed.discussion_id = c.last_discussion_id and pointed.type = 'redirect';
