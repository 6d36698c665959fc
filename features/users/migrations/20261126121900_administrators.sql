-- Administrators are few among many.
create index users_administrators on users (user_id) where admin = 1;
