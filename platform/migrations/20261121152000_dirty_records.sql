-- Up to which event somebody who indexes the site has taken over the records of a kind.
create table indexed_records (
  record_type text primary key,
  event_id bigint not null,
  date_updated timestamptz not null default now()
);
