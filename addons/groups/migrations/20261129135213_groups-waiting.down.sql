alter table groups drop column is_unpublished;
