-- Topics of an export while their opening posts are looked for: both stand in the export wherever they like.
create unlogged table imported_topics (
  source text not null,
  foreign_id text not null,
  opening_id text not null,
  topic text not null,
  primary key (source, foreign_id)
);
create index imported_topics_opening on imported_topics (source, opening_id);
