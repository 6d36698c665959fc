-- By which the hours of mails are meant: a name as Europe/Stockholm; null: UTC.
alter table users add column time_zone text check (length(time_zone) between 1 and 50);
