-- From where nobody joins or signs in: a range of network addresses; or a mail domain, whose addresses nobody joins with.
create table ban_rules (
  ban_rule_id int primary key generated always as identity,
  address_range cidr unique,
  -- In small letters, as DNS knows it; what lies below it is meant as well.
  mail_domain text unique check (length(mail_domain) between 1 and 253),
  reason text not null default '' check (length(reason) <= 500),
  date_expires timestamptz,
  insert_user_id int references users,
  date_inserted timestamptz not null default now(),
  check ((address_range is null) <> (mail_domain is null))
);
create index ban_rules_range on ban_rules using gist (address_range inet_ops);
create index ban_rules_ending on ban_rules (date_expires) where date_expires is not null;
