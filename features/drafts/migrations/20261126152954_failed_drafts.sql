-- Which fields of a post that could not go out at its time are to blame, for the form in which it is mended.
alter table drafts add column failed_fields jsonb check (jsonb_typeof(failed_fields) = 'array');
alter table drafts add check (failed_fields is null or draft_status = 'error');
-- The draft of an edit is looked for by the post that it is of.
create index drafts_of_record on drafts (insert_user_id, record_type, record_id) where record_id is not null;
