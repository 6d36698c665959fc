-- The orders and filters of the members page of the dashboard: each follows an index, however many members there are.
create index users_last_seen on users (coalesce(date_last_active, date_inserted) desc, user_id desc);
create index users_posts on users ((count_discussions + count_comments) desc, user_id desc);
create index users_banned on users (user_id) where banned <> 0;
create index users_unconfirmed on users (user_id) where not email_confirmed and email is not null;
create index users_email_prefix on users (email_key text_pattern_ops) where email_key is not null;
create index users_mail_domain on users (split_part(email_key, '@', 2)) where email_key is not null;
