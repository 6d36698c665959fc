-- The categories of groups stand in no list of categories.
alter table categories add column is_unlisted boolean not null default false;
comment on column categories.is_unlisted is 'It belongs to a record of somebody else''s, which leads there: no list of categories shows it.';
