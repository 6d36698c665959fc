-- A deleted theme can be brought back for a while.
alter table themes add column date_deleted timestamptz;
create index themes_deleted on themes (date_deleted) where date_deleted is not null;
