-- Permissions whose default roles have been given them. Those of the product itself were given by its own migrations.
create table given_permissions (
  permission text primary key,
  date_given timestamptz not null default now()
);
