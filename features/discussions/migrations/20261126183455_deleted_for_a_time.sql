-- What staff delete is out of sight at once, and gone for good at this time; until then it can be brought back as it was.
-- Its comments count for nobody meanwhile.
alter table discussions add column date_purge timestamptz check (date_purge is null or date_removed is not null);
create index discussions_removed on discussions (date_removed) where date_removed is not null;
