-- What staff did with one member and their posts, newest first.
create index audit_log_about on audit_log (record_user_id, audit_log_id desc) where record_user_id is not null;
