-- Up to when a member marked all read: in a category, or everywhere (0).
create table read_up_to (
  user_id int not null references users on delete cascade,
  category_id int not null check (category_id >= 0),
  date_read timestamptz not null,
  primary key (user_id, category_id)
);

-- The number of the comment that was last in view, where reading goes on.
alter table discussion_reads add column place_number int check (place_number > 0);
