-- The language a member chose to read the interface and their mail in; absent: whatever their browser asks for.
alter table users add column locale text check (length(locale) between 2 and 35);
