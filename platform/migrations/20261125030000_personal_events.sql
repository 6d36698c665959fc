-- Marks of single members change nothing for whoever indexes the site: which events these are is declared with them.
alter table events add column is_personal boolean not null default false;
update events set is_personal = true where type in ('bookmark.added', 'bookmark.removed');
