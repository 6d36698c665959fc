-- The author of what guests write. No member, as those who are gone are none: no list, count or sign-in finds it, and posts of it
-- are shown as a guest's in the language of the reader.
insert into users (user_id, name, name_key, may_look_alike, date_inserted, date_deleted)
values (0, 'Guest', 'deleted:0', true, now(), now());
