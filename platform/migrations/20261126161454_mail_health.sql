-- Addresses that mails could not be delivered to. Nothing but what somebody asks for is sent to a suppressed one.
create table mail_addresses (
  -- Lower-cased.
  address text primary key check (length(address) between 3 and 320),
  count_failures int not null default 0 check (count_failures >= 0),
  -- What the last server said.
  problem text not null,
  reason text not null check (reason in ('refused', 'bounced', 'complained')),
  date_failed timestamptz not null default now(),
  date_suppressed timestamptz
);
create index mail_addresses_suppressed on mail_addresses (date_suppressed desc) where date_suppressed is not null;

-- What became of each mail. Its id stands in the return path, so that a bounce says which one it is about.
create table sent_mails (
  sent_mail_id bigint generated always as identity primary key,
  address text not null,
  -- What it was about: `notification`, `digest`.
  kind text not null check (length(kind) between 1 and 50),
  outcome text not null default 'begun'
    check (outcome in ('begun', 'sent', 'failed', 'refused', 'suppressed', 'bounced', 'complained')),
  problem text,
  date_inserted timestamptz not null default now()
);
create index sent_mails_age on sent_mails (date_inserted);
create index sent_mails_problems on sent_mails (sent_mail_id desc) where outcome not in ('begun', 'sent');
