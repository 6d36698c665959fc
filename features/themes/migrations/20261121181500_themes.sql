-- Themes that a community made for itself; those that come with the product are files and have no row.
create table themes (
  theme_id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  -- The key of the theme that comes with the product and lies below.
  parent_theme text not null check (length(parent_theme) between 1 and 60),
  parent_version text not null check (length(parent_version) <= 60),
  -- The one that is live.
  revision_id int,
  insert_user_id int references users,
  date_inserted timestamptz not null default now(),
  update_user_id int references users,
  date_updated timestamptz
);

-- Each state of a theme, whole: { "variables": { "type": "json", "data": { ... } }, "styles": ... }.
create table theme_revisions (
  revision_id int generated always as identity primary key,
  theme_id int not null references themes on delete cascade,
  name text check (length(name) between 1 and 100),
  assets jsonb not null default '{}' check (jsonb_typeof(assets) = 'object'),
  insert_user_id int references users,
  date_inserted timestamptz not null default now(),
  -- For the reference below: only a revision of its own is a theme's live one.
  unique (theme_id, revision_id)
);

alter table themes
  add foreign key (theme_id, revision_id) references theme_revisions (theme_id, revision_id)
  deferrable initially deferred;

-- The theme everybody sees: one row, of the product's own themes or of the community's. It cannot be deleted meanwhile.
create table current_theme (
  is_only boolean primary key default true check (is_only),
  theme_key text check (length(theme_key) between 1 and 60),
  theme_id int references themes on delete restrict,
  check (num_nonnulls(theme_key, theme_id) = 1)
);
insert into current_theme (theme_key) values ('keystone');

-- What an administrator tries, in one session alone.
create table theme_previews (
  session_id bigint primary key references sessions on delete cascade,
  theme_key text check (length(theme_key) between 1 and 60),
  theme_id int references themes on delete cascade,
  revision_id int,
  date_inserted timestamptz not null default now(),
  check (num_nonnulls(theme_key, theme_id) = 1),
  check (revision_id is null or theme_id is not null),
  foreign key (theme_id, revision_id) references theme_revisions (theme_id, revision_id) on delete cascade
);
create index theme_previews_theme on theme_previews (theme_id) where theme_id is not null;
