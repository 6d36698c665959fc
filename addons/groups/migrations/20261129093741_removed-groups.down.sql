-- What was deleted is not seen again by going back.
delete from groups where date_deleted is not null;
drop index groups_name;
create unique index groups_name on groups (lower(name)) where privacy <> 'secret';
alter table groups drop column date_purge, drop column date_deleted, drop column date_held;
