-- A deleted rank is out of effect, and comes back with its members for as long as that can be undone.
alter table ranks
  add column date_deleted timestamptz,
  add column date_purge timestamptz,
  add check ((date_deleted is null) = (date_purge is null)),
  drop constraint ranks_level_key;
comment on column ranks.date_deleted is 'When it was deleted: nobody has it any more.';
comment on column ranks.date_purge is 'When a deleted rank goes for good.';
create index ranks_purge on ranks (date_purge) where date_purge is not null;
-- What is deleted keeps nobody from its level.
create unique index ranks_level on ranks (level) where date_deleted is null;
