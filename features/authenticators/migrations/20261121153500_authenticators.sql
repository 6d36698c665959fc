-- Providers elsewhere that vouch for members.
create table authenticators (
  authenticator_id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  type text not null check (type in ('oauth2', 'oidc')),
  client_id text not null,
  -- Sealed with the site's key; it never leaves the server again.
  secret_sealed bytea,
  is_default boolean not null default false,
  is_active boolean not null default false,
  is_visible boolean not null default false,
  is_oidc boolean not null default false,
  mark_verified boolean not null default false,
  urls jsonb not null default '{}',
  settings jsonb not null default '{}',
  date_inserted timestamptz not null default now(),
  date_updated timestamptz not null default now()
);
create unique index authenticators_default on authenticators (is_default) where is_default;

-- Which member a provider means by which of its own people.
create table connections (
  authenticator_id int not null references authenticators on delete cascade,
  subject text not null,
  user_id int not null references users on delete cascade,
  date_inserted timestamptz not null default now(),
  primary key (authenticator_id, subject),
  unique (authenticator_id, user_id)
);
create index connections_user on connections (user_id);

-- Somebody is on the way to a provider and back: in one browser, once, within minutes.
create table connect_attempts (
  state_hash bytea primary key,
  authenticator_id int not null references authenticators on delete cascade,
  browser_hash bytea not null,
  target text not null,
  -- Set where a member connects their account; otherwise somebody signs in.
  user_id int references users on delete cascade,
  date_expires timestamptz not null
);
create index connect_attempts_expiry on connect_attempts (date_expires);

alter table sessions
  add foreign key (authenticator_id) references authenticators on delete set null;
create index sessions_authenticator on sessions (authenticator_id) where authenticator_id is not null;
