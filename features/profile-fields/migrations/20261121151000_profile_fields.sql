create table profile_fields (
  api_name text primary key check (api_name ~ '^[A-Za-z][A-Za-z0-9_-]{0,49}$'),
  label text not null check (length(label) between 1 and 100),
  description text not null default '',
  data_type text not null check (data_type in ('text', 'boolean', 'date', 'number', 'string[]', 'number[]')),
  form_type text not null
    check (form_type in ('text', 'text-multiline', 'dropdown', 'tokens', 'checkbox', 'date', 'number')),
  visibility text not null check (visibility in ('public', 'private', 'internal')),
  mutability text not null check (mutability in ('all', 'restricted', 'none')),
  registration_options text not null default 'hidden'
    check (registration_options in ('required', 'optional', 'hidden')),
  is_on_user_cards boolean not null default false,
  is_on_posts boolean not null default false,
  is_in_search boolean not null default false,
  dropdown_options jsonb check (dropdown_options is null or jsonb_typeof(dropdown_options) = 'array'),
  is_enabled boolean not null default true,
  sort int not null default 0,
  -- Fields the product itself knows of: they are not deleted.
  core_field text unique,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  -- Nobody could fill in at registration what only the staff sees.
  check (visibility <> 'internal' or registration_options = 'hidden')
);
create unique index profile_fields_api_name on profile_fields (lower(api_name));
create unique index profile_fields_label on profile_fields (lower(label));

insert into profile_fields (api_name, label, data_type, form_type, visibility, mutability, is_on_user_cards, is_on_posts, is_enabled, sort, core_field) values
  ('Title', 'Title', 'text', 'text', 'public', 'all', true, true, true, 1, 'Title'),
  ('Location', 'Location', 'text', 'text', 'public', 'all', true, false, true, 2, 'Location'),
  ('DateOfBirth', 'Date of birth', 'date', 'date', 'private', 'all', false, false, false, 3, 'DateOfBirth'),
  ('first-name', 'First name', 'text', 'text', 'public', 'all', false, false, true, 4, null),
  ('last-name', 'Last name', 'text', 'text', 'public', 'all', false, false, true, 5, null),
  ('company', 'Company', 'text', 'text', 'public', 'all', false, false, true, 6, null),
  ('pronouns', 'Pronouns', 'text', 'text', 'public', 'all', true, false, true, 7, null),
  ('bio', 'About me', 'text', 'text-multiline', 'public', 'all', false, false, true, 8, null);

-- Title and Location stand in the table of users, beside the name.
create table profile_field_values (
  user_id int not null references users on delete cascade,
  api_name text not null references profile_fields on delete cascade,
  value jsonb not null,
  primary key (user_id, api_name)
);
create index profile_field_values_by_field on profile_field_values (api_name, user_id);
