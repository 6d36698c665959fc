-- What the community wrote once and says in several languages: names of categories, tags, fields, items.
create table translation_resources (
  url_code text primary key check (url_code ~ '^[A-Za-z0-9_-]{1,32}$'),
  name text not null check (length(name) between 1 and 64),
  -- Null: whatever the community writes in.
  source_locale text check (length(source_locale) between 2 and 35),
  -- Of the product itself: small, and read with every page of another language.
  is_built_in boolean not null default false,
  date_inserted timestamptz not null default now()
);
insert into translation_resources (url_code, name, is_built_in) values
  ('categories', 'Categories', true),
  ('tags', 'Tags', true),
  ('profileFields', 'Profile fields', true),
  ('navigation', 'Navigation', true);

create table translations (
  resource text not null references translation_resources,
  record_type text not null check (length(record_type) between 1 and 64),
  record_id int check (record_id > 0),
  record_key text check (length(record_key) between 1 and 255),
  property_name text not null check (length(property_name) between 1 and 64),
  locale text not null check (length(locale) between 2 and 35),
  translation text not null check (translation <> ''),
  date_updated timestamptz not null default now(),
  update_user_id int references users,
  check (num_nonnulls(record_id, record_key) = 1),
  unique nulls not distinct (resource, locale, record_type, record_id, record_key, property_name)
);
create index translations_record on translations (resource, record_type, record_id, record_key);
create index translations_update_user on translations (update_user_id);
