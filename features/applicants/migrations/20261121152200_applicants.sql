-- Who asks to join and waits. An applicant is no user: they become one when they are approved.
create table applicants (
  applicant_id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  name_key text not null,
  email text not null,
  email_key text not null,
  -- Handed on to the member they become.
  password_hash text,
  discovery_text text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  insert_ip_address inet,
  date_inserted timestamptz not null default now(),
  date_decided timestamptz,
  decide_user_id int references users on delete set null,
  user_id int references users on delete set null,
  check ((status = 'pending') = (date_decided is null))
);
create unique index applicants_waiting_name on applicants (name_skeleton(name_key)) where status = 'pending';
create index applicants_status on applicants (status, applicant_id);
