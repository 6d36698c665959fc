-- The parts of the API that a token opens, by the first part of their paths; null: all of them.
alter table access_tokens add column resources text[] check (cardinality(resources) between 1 and 100);
