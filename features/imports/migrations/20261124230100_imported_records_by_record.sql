-- Begins with what it is for: an index that begins as the key does was taken for looking up ids of the old site while
-- the table had no statistics yet, and then read every row of a kind for every batch.
drop index imported_records_record;
create index imported_records_record on imported_records (record_id);
