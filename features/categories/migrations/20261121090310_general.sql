-- The category every site begins with.
insert into categories (category_id, name, urlcode, description, color, icon, is_featured)
values (1, 'General', 'general', 'For everything that has no place of its own yet.', 1, 'message-circle', true);
select setval(pg_get_serial_sequence('categories', 'category_id'), 1);
