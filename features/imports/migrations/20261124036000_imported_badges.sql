-- Badges that people had at the old site: kept until there are badges here.
create table imported_badges (
  source text not null,
  foreign_id text not null,
  user_id int not null references users on delete cascade,
  name text not null,
  -- 1 gold, 2 silver, 3 bronze; null where the export does not say.
  class smallint,
  is_tag_based boolean not null default false,
  date_awarded timestamptz,
  primary key (source, foreign_id)
);
create index imported_badges_user on imported_badges (user_id);
