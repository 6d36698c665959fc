-- How much is looked at, by day. Nobody stands in here: `audience` tells members from guests, and of those who
-- do not want that not even this.
create table page_views (
  day date not null,
  kind text not null check (kind in ('page_view', 'discussion_view', 'kb_view', 'kb_article_view', 'kb_category_view', 'externalNavigation', 'search')),
  audience text not null check (audience in ('guest', 'member', 'anonymous')),
  count bigint not null check (count > 0),
  primary key (day, kind, audience)
);

create table analytics_choices (
  user_id int primary key references users on delete cascade,
  is_anonymous boolean not null,
  date_updated timestamptz not null default now()
);
