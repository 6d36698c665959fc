-- Invitations that need no account: by mail, to one address, or by a link that several may follow.
create table group_invitations (
  invitation_id int primary key generated always as identity,
  group_id int not null references groups on delete cascade,
  email text check (length(email) <= 254),
  email_key text,
  -- The token itself is only ever in the mail, and in answers to whoever made it: it is made of this and of a secret.
  nonce bytea not null,
  token_hash bytea not null unique,
  insert_user_id int not null references users on delete cascade,
  date_inserted timestamptz not null default now(),
  date_expires timestamptz not null,
  check ((email is null) = (email_key is null))
);
comment on table group_invitations is 'Who is asked into a group by mail or by a link. One by mail is gone once it was used.';
comment on column group_invitations.email is 'null: a link.';
create unique index group_invitations_address on group_invitations (group_id, email_key) where email_key is not null;
create index group_invitations_of_group on group_invitations (group_id, invitation_id desc);
create index group_invitations_author on group_invitations (insert_user_id);
create index group_invitations_expiry on group_invitations (date_expires);

alter table group_members add column date_followed timestamptz default now();
comment on column group_members.date_followed is 'They are told of new discussions; null: they do not want to be.';
