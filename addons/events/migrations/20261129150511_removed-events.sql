-- What was deleted can come back, until the time to undo that is over.
alter table calendar_events
  add column date_deleted timestamptz,
  add column date_purge timestamptz,
  add check ((date_deleted is null) = (date_purge is null));
comment on column calendar_events.date_deleted is 'Since when nobody sees it; its discussion is a plain one.';
comment on column calendar_events.date_purge is 'When a deleted event goes for good.';
create index calendar_events_purge on calendar_events (date_purge) where date_purge is not null;

-- A discussion can have another event after one that was deleted.
alter table calendar_events drop constraint calendar_events_discussion_id_key;
create unique index calendar_events_one on calendar_events (discussion_id) where date_deleted is null;
create index calendar_events_discussion on calendar_events (discussion_id);
