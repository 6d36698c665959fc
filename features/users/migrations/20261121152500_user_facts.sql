alter table users
  -- Posts of these members are not looked at for spam.
  add column bypass_spam boolean not null default false,
  -- Whether answers are suggested to the member while asking.
  add column suggest_answers boolean not null default true,
  add column count_visits int not null default 0,
  -- Where the account was made from, and where it was last used from. For managers' eyes.
  add column insert_ip_address inet,
  add column last_ip_address inet;
create index users_insert_ip_address on users (insert_ip_address) where insert_ip_address is not null;
create index users_last_ip_address on users (last_ip_address) where last_ip_address is not null;
create index users_points on users (points desc, user_id desc);
