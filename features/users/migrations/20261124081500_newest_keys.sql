-- Of keys sent to one address for one purpose the newest alone is good.
delete from one_time_keys older
using one_time_keys newer
where older.date_used is null and newer.date_used is null
  and older.user_id = newer.user_id and older.purpose = newer.purpose
  and coalesce(older.email, '') = coalesce(newer.email, '')
  and (older.date_inserted, older.key_hash) < (newer.date_inserted, newer.key_hash);
create unique index one_time_keys_newest on one_time_keys (user_id, purpose, coalesce(email, ''))
  where date_used is null and user_id is not null;
