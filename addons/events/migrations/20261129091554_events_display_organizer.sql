-- Whether who organises an event is named beside when and where.
alter table calendar_events add column display_organizer boolean not null default true;
