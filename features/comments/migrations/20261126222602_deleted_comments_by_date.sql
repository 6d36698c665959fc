-- What nobody can bring back any more is removed by its age.
create index deleted_comments_date_deleted on deleted_comments (date_deleted);
