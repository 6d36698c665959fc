-- The kinds of discussion as a site names and shapes them. Those without a parent come with the product and its add-ons.
create table post_types (
  post_type_id text primary key check (length(post_type_id) between 1 and 100 and post_type_id !~ '[ \t\n\r/.A-Z]'),
  parent_post_type_id text references post_types,
  name text not null check (length(name) between 1 and 100),
  post_button_label text not null check (length(post_button_label) between 1 and 100),
  post_helper_text text not null default '',
  is_active boolean not null default false,
  -- Kept apart from the roles: a role that is deleted must not open the type to everyone.
  is_restricted_to_roles boolean not null default false,
  date_deleted timestamptz,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  insert_user_id int references users,
  update_user_id int references users,
  check (parent_post_type_id is distinct from post_type_id),
  check (parent_post_type_id is not null or date_deleted is null),
  check (not is_active or date_deleted is null)
);
insert into post_types (post_type_id, name, post_button_label, is_active) values
  ('discussion', 'Discussion', 'New Discussion', true),
  ('redirect', 'Redirect', 'Redirect', false),
  ('poll', 'Poll', 'New Poll', false),
  ('event', 'Event', 'New Event', false);

create table post_type_roles (
  post_type_id text not null references post_types on delete cascade,
  role_id int not null references roles on delete cascade,
  primary key (post_type_id, role_id)
);
create index post_type_roles_role on post_type_roles (role_id);

create table post_type_fields (
  post_type_id text not null references post_types on delete cascade,
  post_field_id text not null references post_fields on delete cascade,
  sort int not null default 0,
  primary key (post_type_id, post_field_id)
);
create index post_type_fields_field on post_type_fields (post_field_id);
