-- Pictures of badges come with the files of the old site, maybe in a later run than the badges.
alter table imported_badges add column picture text check (length(picture) between 1 and 1000);
comment on column imported_badges.picture is 'The address of its picture at the old site.';
