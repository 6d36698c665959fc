-- What each row of a foreign export became here: makes a second run change nothing, and links find their way.
create table imported_records (
  source text not null,
  kind text not null,
  foreign_id text not null,
  record_id int not null,
  primary key (source, kind, foreign_id)
);
create index imported_records_record on imported_records (source, kind, record_id);

create table import_rejections (
  source text not null,
  kind text not null,
  foreign_id text not null,
  reason text not null,
  primary key (source, kind, foreign_id)
);

create table imports (
  source text primary key,
  kind text not null,
  progress jsonb not null default '{}',
  date_started timestamptz not null default now(),
  date_finished timestamptz
);

-- Paths of the old site, answered with a redirect.
create table old_paths (
  path text primary key,
  record_type text not null,
  record_id int not null
);

-- Votes of the old site while they are added up: only their sums have a place here.
create unlogged table imported_vote_totals (
  source text not null,
  record_type text not null,
  record_id int not null,
  urlcode text not null,
  count int not null,
  primary key (source, record_type, record_id, urlcode)
);
