-- Records that somebody put together by hand, to be shown together.
create table collections (
  collection_id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  insert_user_id int references users,
  update_user_id int references users
);
create unique index collections_name on collections (lower(name));

-- Each record is named by a column of its own, so that it leaves its collections when it is deleted.
create table collection_records (
  collection_id int not null references collections on delete cascade,
  discussion_id int references discussions on delete cascade,
  category_id int references categories on delete cascade,
  sort int,
  date_added timestamptz not null default now(),
  insert_user_id int references users,
  check (num_nonnulls(discussion_id, category_id) = 1),
  unique nulls not distinct (collection_id, discussion_id, category_id)
);
create index collection_records_discussion on collection_records (discussion_id) where discussion_id is not null;
create index collection_records_category on collection_records (category_id) where category_id is not null;
