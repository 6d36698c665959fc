-- The discussions of a group stand in a category of its own.
alter table groups add column category_id int unique references categories on delete set null;

comment on column groups.category_id is 'Where its discussions stand; null: an administrator deleted it, or nobody asked for one yet.';

create table group_places (
  is_only boolean primary key default true check (is_only),
  category_id int not null unique references categories on delete cascade
);

comment on table group_places is 'The category below which those of groups stand.';
