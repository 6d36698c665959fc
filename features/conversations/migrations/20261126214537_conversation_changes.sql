-- Who joined a conversation, who left it, who changed its subject: lines between its messages. No words of anybody are in it.
create table conversation_changes (
  conversation_change_id bigint generated always as identity primary key,
  conversation_id int not null references conversations on delete cascade,
  type text not null check (type in ('added', 'left', 'renamed')),
  -- The message it stands behind; 0: before the first.
  after_number int not null check (after_number >= 0),
  user_id int not null references users,
  added_user_ids int[] not null default '{}' check ((type = 'added') = (cardinality(added_user_ids) > 0)),
  date_inserted timestamptz not null default now()
);
create index conversation_changes_in on conversation_changes
  (conversation_id, after_number desc, conversation_change_id desc);
create index conversation_changes_by on conversation_changes (user_id);

-- What the rows of participants still know of those who joined and left before.
insert into conversation_changes (conversation_id, type, after_number, user_id, added_user_ids, date_inserted)
select conversation_id, 'added', first_number, insert_user_id, array_agg(user_id order by user_id), date_inserted
from conversation_participants where is_added
group by conversation_id, first_number, insert_user_id, date_inserted order by date_inserted;
insert into conversation_changes (conversation_id, type, after_number, user_id, date_inserted)
select conversation_id, 'left', last_number, user_id, date_left
from conversation_participants where date_left is not null order by date_left;
