-- Who a member was at the site they were brought along from: proves later whose the account is. Nobody is shown an
-- address of it, and it is no address of the account until its owner has proved that it is theirs.
create table imported_members (
  user_id int primary key references users on delete cascade,
  source text not null,
  foreign_id text not null,
  -- The name there, as it was written: here another one may have had to be found.
  name text not null,
  -- The page about them there; null where the export does not tell where it came from.
  profile_url text,
  email text,
  unique (source, foreign_id)
);
create index imported_members_email on imported_members (lower(email)) where email is not null;
