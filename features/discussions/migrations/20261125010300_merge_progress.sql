-- How far a merge in steps is.
alter table discussion_merges
  add column count_total int not null default 0,
  add column count_moved int not null default 0;
