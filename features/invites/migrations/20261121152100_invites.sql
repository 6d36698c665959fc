create table invites (
  invite_id int generated always as identity primary key,
  email text not null,
  email_key text not null,
  -- The code itself is only ever in the mail and in answers to the inviter: it is made of this and of a secret.
  nonce bytea not null,
  code_hash bytea not null unique,
  insert_user_id int not null references users on delete cascade,
  date_inserted timestamptz not null default now(),
  date_expires timestamptz not null,
  accepted_user_id int references users on delete set null,
  date_accepted timestamptz
);
-- One open invitation of one member to one address.
create unique index invites_open on invites (insert_user_id, email_key) where date_accepted is null;
create index invites_inviter on invites (insert_user_id, invite_id desc);
create index invites_accepted on invites (accepted_user_id) where accepted_user_id is not null;
