-- Waits for approval: a new post, or a new wording of one.
alter table moderation_cases add column is_pending boolean not null default false;
alter table moderation_cases add column is_pending_update boolean not null default false;
-- Which rule asked for a look.
alter table moderation_cases add column hold_rule text;
create index moderation_cases_pending_of on moderation_cases (record_user_id, case_id desc) where is_pending or is_pending_update;
