-- Whether it is pushed, otherwise than the preference says; null: as it says.
alter table follows add column push boolean;
-- Whoever said by which channels it shall come meant no other.
update follows set push = false where popup is not null and email is not null;
