-- What nobody can bring back any more loses its texts by its age.
create index deleted_discussions_with_texts on deleted_discussions (date_deleted) where record ? 'reactions';
