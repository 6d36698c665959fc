-- Which kinds of records there are is said by the features that declare them.
alter table search_documents drop constraint search_documents_record_type_check;
