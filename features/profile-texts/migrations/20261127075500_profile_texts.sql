-- A long field of a profile as it was written: rich text or Markdown. Its words alone are the value of the field, which every
-- client reads and sets; a row counts for as long as the value is these words.
create table profile_texts (
  profile_text_id int generated always as identity primary key,
  user_id int not null,
  api_name text not null,
  words text not null check (words <> ''),
  body text not null check (body <> ''),
  format text not null,
  body_html text not null,
  renderer_version int not null,
  date_updated timestamptz not null default now(),
  unique (user_id, api_name),
  foreign key (user_id, api_name) references profile_field_values (user_id, api_name) on delete cascade
);
create index profile_texts_renderer_version on profile_texts (renderer_version, profile_text_id);
