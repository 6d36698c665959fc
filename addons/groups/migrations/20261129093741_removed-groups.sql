-- What is out of sight can come back: held by moderators, or deleted until the time to undo that is over.
alter table groups
  add column date_held timestamptz,
  add column date_deleted timestamptz,
  add column date_purge timestamptz,
  add check ((date_deleted is null) = (date_purge is null));
comment on column groups.date_held is 'Since when moderators keep it out of sight; null: they do not.';
comment on column groups.date_purge is 'When a deleted group goes for good.';
create index groups_purge on groups (date_purge) where date_purge is not null;

-- The name of a deleted group is free.
drop index groups_name;
create unique index groups_name on groups (lower(name)) where privacy <> 'secret' and date_deleted is null;
