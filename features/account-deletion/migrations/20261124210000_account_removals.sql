-- How far the posts of a deleted member are worked through, so that it goes on wherever it was cut off.
create table account_removals (
  user_id int primary key references users,
  delete_method text not null check (delete_method in ('keep', 'wipe', 'delete')),
  -- No foreign key: of two administrators who delete each other, neither waits for the other.
  actor_user_id int not null,
  step text not null,
  -- The last record of the step that is done; null at its beginning, and where what is done is gone.
  after jsonb,
  count_total int not null check (count_total >= 0),
  date_inserted timestamptz not null default now(),
  date_finished timestamptz
);
