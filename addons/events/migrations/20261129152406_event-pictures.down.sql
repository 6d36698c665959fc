alter table calendar_events drop column image_url, drop column image_alt;
