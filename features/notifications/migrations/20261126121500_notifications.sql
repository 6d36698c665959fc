-- What a member was notified of. What it says is made when it is read, of the record as it is then.
create table notifications (
  notification_id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  record_type text not null,
  record_id int not null,
  -- What happened to the record: `posted`, `accepted`.
  occasion text not null,
  -- The first reason for which it is shown on the site, or mailed where it is not shown.
  activity_type text not null,
  actor_user_id int not null check (actor_user_id >= 0),
  -- Notifications of one kind about one discussion can be shown as one.
  discussion_id int,
  is_shown boolean not null,
  -- The first reason for which it is mailed.
  mail_type text,
  -- The notification whose job sends this one too, in one mail.
  mailed_with int,
  date_mailed timestamptz,
  date_read timestamptz,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  -- Whoever is found twice, by a second reason or by a job that runs again, is notified once.
  unique (user_id, record_type, record_id, occasion),
  check (is_shown or mail_type is not null)
);
create index notifications_shown on notifications (user_id, notification_id desc) where is_shown;
create index notifications_unread on notifications (user_id, notification_id desc) where is_shown and date_read is null;
create index notifications_to_mail on notifications (user_id, notification_id) where mail_type is not null and date_mailed is null;
create index notifications_age on notifications (date_inserted);

-- What a member set otherwise than the site; null: as the site has it.
create table notification_preferences (
  user_id int not null references users on delete cascade,
  preference text not null,
  popup boolean,
  email boolean,
  primary key (user_id, preference),
  check (num_nonnulls(popup, email) > 0)
);
