alter table comments add column is_unpublished boolean not null default false;
