drop table group_edits;
comment on column groups.is_unpublished is 'It was held before anybody saw it, and was never approved.';
