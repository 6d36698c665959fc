-- What staff did: who, what, on what, when, before, after, why. Written in the transaction of the act itself, and never
-- changed. It names records and says nothing of what people wrote, so nobody's words have to be taken out of it.
create table audit_log (
  audit_log_id bigint generated always as identity primary key,
  act text not null check (act ~ '^[a-zA-Z]+\.[a-zA-Z]+$'),
  -- Not a reference: an account may go, its acts stay. -1 and the like are the site itself.
  user_id int not null,
  record_type text not null,
  record_id int,
  -- Of what is known by a name: a setting, an add-on.
  record_key text check (length(record_key) <= 250),
  -- Who wrote the record, or who it is about.
  record_user_id int,
  -- Where the record stood: who moderates there sees the entry.
  category_id int,
  before jsonb,
  after jsonb,
  reason text check (length(reason) <= 500),
  request_id text,
  request_method text,
  request_path text,
  request_query jsonb,
  -- The page that was open, as it says itself.
  parent_id uuid,
  parent_method text,
  parent_path text,
  parent_query text,
  date_inserted timestamptz not null default now()
);
create index audit_log_record on audit_log (record_type, record_id, audit_log_id desc);
create index audit_log_user on audit_log (user_id, audit_log_id desc);
create index audit_log_category on audit_log (category_id, audit_log_id desc);
create index audit_log_act on audit_log (act, audit_log_id desc);
create index audit_log_date on audit_log (date_inserted, audit_log_id);

-- From where; known for a time only, so it is not part of the entry.
create table audit_log_origins (
  audit_log_id bigint primary key references audit_log,
  ip_address inet,
  user_agent text,
  date_inserted timestamptz not null default now()
);
create index audit_log_origins_address on audit_log_origins (ip_address);
create index audit_log_origins_date on audit_log_origins (date_inserted);

-- Entries that are committed and have no place in the chain yet. A job takes them in the order of their ids, so that nobody
-- who writes waits for whoever else does.
create table audit_log_unchained (
  audit_log_id bigint primary key references audit_log
);

-- Each hash covers the one before it and all of its entry: what is changed, put in or taken out later does not fit.
create table audit_log_chain (
  position bigint primary key check (position > 0),
  audit_log_id bigint not null unique references audit_log,
  hash bytea not null check (length(hash) = 32),
  date_inserted timestamptz not null default now()
);

create function audit_log_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only: nothing in it is changed or removed.' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_refuse();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function audit_log_refuse();
create trigger audit_log_chain_append_only before update or delete on audit_log_chain
  for each row execute function audit_log_refuse();
create trigger audit_log_chain_not_emptied before truncate on audit_log_chain
  for each statement execute function audit_log_refuse();

create function audit_log_await_chain() returns trigger language plpgsql as $$
begin
  insert into audit_log_unchained (audit_log_id) values (new.audit_log_id);
  return null;
end $$;
create trigger audit_log_to_be_chained after insert on audit_log
  for each row execute function audit_log_await_chain();

-- What a hash covers. Dates as seconds: their text would depend on the time zone of the connection.
create function audit_log_content(entry audit_log) returns text language sql stable as $$
  select jsonb_build_array(entry.audit_log_id, entry.act, entry.user_id, entry.record_type, entry.record_id, entry.record_key,
    entry.record_user_id, entry.category_id, entry.before, entry.after, entry.reason, entry.request_id,
    entry.request_method, entry.request_path, entry.request_query, entry.parent_id, entry.parent_method,
    entry.parent_path, entry.parent_query, extract(epoch from entry.date_inserted))::text
$$;

-- The reason and the page that a bulk operation was started with: entries of its later steps have them too.
alter table bulk_operations add column audit_facts jsonb;
