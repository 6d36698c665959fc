-- The newest of a kind: all that is looked through where a search of everything would take too long.
create index search_documents_newest on search_documents (record_type, date_inserted desc, record_id desc);
