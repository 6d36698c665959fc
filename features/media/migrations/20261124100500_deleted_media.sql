-- Who removed which file, for a day: a call that is repeated, since its answer was lost, counts it as done.
create table deleted_media (
  media_id int primary key,
  key text not null unique,
  -- Its bytes are gone as well.
  is_whole boolean not null,
  delete_user_id int not null references users on delete cascade,
  date_deleted timestamptz not null default now()
);
create index deleted_media_by_date on deleted_media (date_deleted);
create index deleted_media_by_member on deleted_media (delete_user_id);
