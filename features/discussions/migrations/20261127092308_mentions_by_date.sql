-- Where a member is mentioned is listed newest first.
create index user_mentions_by_date on user_mentions (user_id, date_inserted desc, record_type, record_id desc);
drop index user_mentions_user;
