-- Since when a full category is being deleted; null where that began before this was noted.
alter table categories add column date_deletion timestamptz;
