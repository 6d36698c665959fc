create table thank_you_notes (
  note_id int primary key generated always as identity,
  -- Who is thanked.
  user_id int not null references users on delete cascade,
  insert_user_id int not null references users on delete cascade,
  text text not null check (length(text) between 1 and 500),
  -- What they are thanked for, if for one post; forgotten where that goes.
  discussion_id int references discussions on delete set null,
  comment_id int references comments on delete set null,
  date_inserted timestamptz not null default now(),
  check (user_id <> insert_user_id),
  check (discussion_id is null or comment_id is null)
);
create index thank_you_notes_user on thank_you_notes (user_id, note_id desc);
create index thank_you_notes_author on thank_you_notes (insert_user_id);
create index thank_you_notes_discussion on thank_you_notes (discussion_id) where discussion_id is not null;
create index thank_you_notes_comment on thank_you_notes (comment_id) where comment_id is not null;
comment on table thank_you_notes is 'Short notes by which staff thanked members.';
