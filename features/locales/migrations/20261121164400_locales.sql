-- The languages of the community. What the interface says in each stands in wordings beside the code.
create table locales (
  locale_key text primary key check (length(locale_key) between 2 and 35),
  is_translatable boolean not null,
  translation_service text,
  date_inserted timestamptz not null default now()
);
insert into locales (locale_key, is_translatable) values ('en', true);
