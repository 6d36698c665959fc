-- Branches with many replies are hidden, restored and moved in steps as well: the comment itself at once, its replies after it.
-- Until all are done nobody sees the replies that are not.
alter table comment_removals
  add column act text not null default 'delete' check (act in ('delete', 'hide', 'restore', 'move')),
  -- The numbers of the discussion up to this one are done.
  add column after_number int not null default 0,
  -- What was hidden in one act shares its moment: by it what comes back is known.
  add column date_hidden timestamptz check ((date_hidden is not null) = (act in ('hide', 'restore'))),
  -- A move is from here, and this many levels up.
  add column from_discussion_id int references discussions on delete cascade check ((from_discussion_id is not null) = (act = 'move')),
  add column levels_up smallint not null default 0,
  -- Where the replies stood is written down, so that the move can be undone.
  add column notes_places boolean not null default false;
create index comment_removals_from on comment_removals (from_discussion_id) where from_discussion_id is not null;
