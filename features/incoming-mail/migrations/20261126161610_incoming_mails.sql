-- Mails that were received and not yet dealt with: whoever sent them was promised that they are kept.
create table incoming_mails (
  incoming_mail_id bigint generated always as identity primary key,
  -- The address of the site's own that it was for, and who the conversation said it came from; empty: a bounce.
  address text not null check (length(address) <= 320),
  mail_from text not null check (length(mail_from) <= 320),
  content bytea not null check (length(content) <= 5242880),
  date_inserted timestamptz not null default now()
);
create index incoming_mails_age on incoming_mails (date_inserted);
