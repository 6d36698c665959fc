-- Discussions that went elsewhere or out of sight with more documents than are changed within that transaction. While a
-- job goes through them, those of this category alone are found; null: none.
create table search_stale_discussions (
  discussion_id int primary key,
  category_id int,
  date_changed timestamptz not null default clock_timestamp()
);
-- In the order of ids: a batch costs the same wherever it begins.
create index search_documents_of_discussion on search_documents (discussion_id, record_type, record_id);
drop index search_documents_discussion;
