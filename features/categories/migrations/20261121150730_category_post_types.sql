-- Which post types may stand in a category: all, unless it is restricted.
alter table categories add column has_restricted_post_types boolean not null default false;

create table category_post_types (
  category_id int not null references categories on delete cascade,
  post_type_id text not null references post_types on delete cascade,
  primary key (category_id, post_type_id)
);
create index category_post_types_type on category_post_types (post_type_id);

update categories set has_restricted_post_types = true where allowed_discussion_types is not null;
insert into category_post_types (category_id, post_type_id)
select category_id, post_type_id
from categories cross join unnest(allowed_discussion_types) as allowed (name)
join post_types on post_type_id = lower(allowed.name)
on conflict do nothing;
alter table categories drop column allowed_discussion_types;
