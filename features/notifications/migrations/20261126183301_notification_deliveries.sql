-- What is sent to a member beside the site, by each channel once: a mail, a push to their devices.
create table notification_deliveries (
  notification_id int not null references notifications on delete cascade,
  -- As `notificationChannels` calls it.
  channel text not null,
  user_id int not null,
  -- The first reason for which it is sent.
  activity_type text not null,
  -- The notification whose job sends this one too, as one with it.
  sent_with int,
  date_sent timestamptz,
  primary key (notification_id, channel)
);
create index notification_deliveries_waiting on notification_deliveries (user_id, channel, notification_id)
  where date_sent is null;

insert into notification_deliveries (notification_id, channel, user_id, activity_type, sent_with, date_sent)
select notification_id, 'email', user_id, mail_type, mailed_with, date_mailed from notifications
where mail_type is not null;

-- With it goes the constraint that named it, and the index of what waits.
alter table notifications drop column mail_type, drop column mailed_with, drop column date_mailed;

-- What a member set otherwise than the site, by channel: what it does not name is as the site has it.
alter table notification_preferences add column channels jsonb;
update notification_preferences
set channels = jsonb_strip_nulls(jsonb_build_object('popup', popup, 'email', email));
alter table notification_preferences drop column popup, drop column email,
  alter column channels set not null,
  add constraint notification_preferences_channels check (jsonb_typeof(channels) = 'object' and channels <> '{}');
