-- Visits are counted as page views are, and searches that found nothing beside the searches.
alter table page_views drop constraint page_views_kind_check;
alter table page_views add constraint page_views_kind_check check (kind in ('page_view', 'discussion_view', 'kb_view', 'kb_article_view', 'kb_category_view', 'externalNavigation', 'search', 'visit', 'missed_search'));

-- Words that were searched for without finding anything, by day. Nobody stands in here.
create table missed_searches (
  day date not null,
  words text not null check (length(words) between 1 and 100),
  count int not null check (count > 0),
  primary key (day, words)
);
