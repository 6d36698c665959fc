create table address_redirects (
  redirect_id int generated always as identity primary key,
  -- Without a slash at its end; as it is read, not as it is encoded.
  path text not null check (length(path) between 2 and 500 and path like '/%' and path not like '%/'),
  -- A path of this site, or an address elsewhere.
  destination text not null check (length(destination) between 1 and 1000 and destination ~ '^(/|https?://)'),
  insert_user_id int references users,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz
);
create unique index address_redirects_path on address_redirects (path);
create index address_redirects_destination on address_redirects (destination);
create index address_redirects_author on address_redirects (insert_user_id);
comment on table address_redirects is 'Addresses at which nothing stands any more, and where they lead.';
