alter table calendar_events drop column display_organizer;
