delete from calendar_events where date_deleted is not null;
drop index calendar_events_discussion;
drop index calendar_events_one;
alter table calendar_events
  drop column date_deleted,
  drop column date_purge,
  add constraint calendar_events_discussion_id_key unique (discussion_id);
