-- Since when somebody holds a role; null: since before that was written down.
alter table user_roles add column date_inserted timestamptz;
alter table user_roles alter column date_inserted set default now();
create index user_roles_given on user_roles (role_id, date_inserted, user_id);
