-- Fields that posts carry beside their body.
create table post_fields (
  post_field_id text primary key check (length(post_field_id) between 1 and 100 and post_field_id !~ '[ \t\n\r/.A-Z]'),
  label text not null check (length(label) between 1 and 255),
  description text not null default '',
  data_type text not null check (data_type in ('text', 'boolean', 'date', 'number', 'string[]', 'number[]')),
  form_type text not null,
  visibility text not null check (visibility in ('public', 'private', 'internal')),
  dropdown_options jsonb check (jsonb_typeof(dropdown_options) = 'array'),
  is_required boolean not null default false,
  is_active boolean not null default true,
  -- Not offered in forms: what a change of type leaves over goes there.
  is_system_hidden boolean not null default false,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  insert_user_id int references users,
  update_user_id int references users,
  check (case data_type
    when 'text' then form_type in ('text', 'text-multiline', 'dropdown')
    when 'boolean' then form_type = 'checkbox'
    when 'date' then form_type = 'date'
    when 'number' then form_type in ('number', 'dropdown')
    else form_type in ('dropdown', 'tokens') end),
  check (not is_required or visibility <> 'internal'),
  check ((dropdown_options is null) = (form_type not in ('dropdown', 'tokens')))
);
insert into post_fields (post_field_id, label, data_type, form_type, visibility, is_system_hidden) values
  ('public-data', 'Further details', 'text', 'text-multiline', 'public', true),
  ('private-data', 'Further private details', 'text', 'text-multiline', 'private', true),
  ('internal-data', 'Further internal details', 'text', 'text-multiline', 'internal', true);

create table post_meta (
  discussion_id int not null references discussions on delete cascade,
  post_field_id text not null references post_fields on delete cascade,
  value jsonb not null check (value <> 'null'),
  primary key (discussion_id, post_field_id)
);
create index post_meta_field on post_meta (post_field_id);
create index post_meta_value on post_meta using gin (value jsonb_path_ops);
