-- Comments go the same way in several acts, and each is undone by itself. 0: of a merge, or noted before acts were told apart.
create sequence comment_move_ids as int;
alter table moved_comments add column move_id int not null default 0;
drop index moved_comments_order;
create index moved_comments_order on moved_comments (from_discussion_id, to_discussion_id, move_id, number);
