delete from ranks where date_deleted is not null;
drop index ranks_level;
alter table ranks drop column date_purge, drop column date_deleted, add constraint ranks_level_key unique (level);
