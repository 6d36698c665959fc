comment on column groups.is_unpublished is 'It waits for approval and was never seen by others; once it is approved or refused, no more.';

create table group_edits (
  group_id int primary key references groups on delete cascade,
  user_id int not null references users on delete cascade,
  name text not null,
  description text not null,
  format text not null,
  description_html text not null,
  excerpt text not null,
  date_inserted timestamptz not null default now()
);
create index group_edits_user on group_edits (user_id);
comment on table group_edits is 'New wordings of groups that stand, until somebody looked at them: the last one of each.';
comment on column group_edits.user_id is 'The leader who wrote it.';
comment on column group_edits.name is 'What the group is to be called.';
comment on column group_edits.description is 'What it is to say of itself, as it was written.';
comment on column group_edits.format is 'The format of the description.';
comment on column group_edits.description_html is 'The description as it will be shown.';
comment on column group_edits.excerpt is 'The beginning of the description, without markup.';
