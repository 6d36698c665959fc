-- An address belongs to whoever confirmed it. Until then several accounts may give the same one, so that no answer has to
-- tell whether it is known.
alter table users drop constraint users_email_key_key;
create unique index users_confirmed_email on users (email_key) where email_confirmed;
create index users_email on users (email_key) where email_key is not null;

-- Where mail is set up, addresses are confirmed unless somebody chose otherwise. Members of before keep what they may do.
insert into config_values (key, value)
select 'registration.confirmEmail', 'false'::jsonb
where exists (select 1 from users where email is not null and not email_confirmed and admin = 0)
on conflict do nothing;
