-- The words of the vocabulary by what is left of them without their endings, for each language of the site that PostgreSQL has a
-- stemmer of. Filled by the job that writes the index; until then words are found as they are.
create table search_stems (
  dictionary text not null,
  stem text not null,
  word text not null,
  primary key (dictionary, stem, word)
);
-- The dictionaries by which all words of the vocabulary were stemmed.
create table search_stem_dictionaries (dictionary text primary key);
