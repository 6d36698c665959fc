-- What nobody saw yet waits for approval: once it is shown, that is a new group.
alter table groups add column is_unpublished boolean not null default false;
alter table groups add check (not is_unpublished or date_held is not null);
comment on column groups.is_unpublished is 'It was held before anybody saw it, and was never approved.';
