create table welcome_newcomers (
  user_id int primary key references users on delete cascade,
  -- Their first post: a discussion or a comment; neither where it went for good.
  discussion_id int references discussions on delete set null,
  comment_id int references comments on delete set null,
  date_posted timestamptz not null,
  -- Null: they wait. Whoever answered their first post welcomed them.
  date_welcomed timestamptz,
  welcome_user_id int references users on delete set null,
  is_answered boolean not null default false,
  check (discussion_id is null or comment_id is null),
  check (date_welcomed is not null or (welcome_user_id is null and not is_answered)),
  check (welcome_user_id <> user_id)
);
create index welcome_newcomers_waiting on welcome_newcomers (date_posted desc, user_id desc) where date_welcomed is null;
create index welcome_newcomers_posted on welcome_newcomers (date_posted);
create index welcome_newcomers_discussion on welcome_newcomers (discussion_id) where discussion_id is not null;
create index welcome_newcomers_comment on welcome_newcomers (comment_id) where comment_id is not null;
create index welcome_newcomers_welcomer on welcome_newcomers (welcome_user_id) where welcome_user_id is not null;
comment on table welcome_newcomers is 'First posts of members who joined lately, and who welcomed them.';
