-- What was taken, but not quite as it was: told in the report beside what was rejected.
create table import_notes (
  source text not null,
  kind text not null,
  foreign_id text not null,
  note text not null,
  primary key (source, kind, foreign_id, note)
);
