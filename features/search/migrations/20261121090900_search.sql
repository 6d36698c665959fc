-- One row per thing that can be found. The vector is made by our own tokeniser (accents folded, CJK in
-- pairs, parts of compounds), so no dictionary of the database takes part.
create table search_documents (
  record_type text not null check (record_type in ('discussion', 'comment', 'category', 'user')),
  record_id int not null,
  type text not null,
  discussion_id int,
  category_id int,
  insert_user_id int,
  score int not null default 0,
  date_inserted timestamptz not null,
  date_updated timestamptz,
  words tsvector not null,
  tokenizer_version smallint not null default 1,
  primary key (record_type, record_id)
);
create index search_documents_words on search_documents using gin (words) with (fastupdate = off);
create index search_documents_discussion on search_documents (discussion_id);

-- The vocabulary: a part of a word is looked up here, then searched for as the words that contain it.
create table search_words (word text primary key);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
