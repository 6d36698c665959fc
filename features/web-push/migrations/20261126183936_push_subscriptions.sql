-- Where pushes to a device go: an address of its maker's push service, and what it can open them by. It ends with the session
-- in which it was allowed: nobody who signed out is rung.
create table push_subscriptions (
  subscription_id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  session_id bigint not null unique references sessions on delete cascade,
  endpoint text not null check (length(endpoint) between 1 and 1000),
  -- The device's public key on the curve P-256, and 16 bytes that only it and we know.
  public_key bytea not null check (octet_length(public_key) = 65),
  auth_secret bytea not null check (octet_length(auth_secret) = 16),
  date_inserted timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id, subscription_id);
create unique index push_subscriptions_endpoint on push_subscriptions (sha256(endpoint::bytea));

-- Which devices have a push by now: a job that is tried again for one of them leaves the others alone.
create table sent_pushes (
  notification_id int not null references notifications on delete cascade,
  subscription_id int not null references push_subscriptions on delete cascade,
  primary key (notification_id, subscription_id)
);
create index sent_pushes_subscription on sent_pushes (subscription_id);
