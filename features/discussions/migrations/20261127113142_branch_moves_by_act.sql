-- By which act the places of a branch that is moved in steps are noted.
alter table comment_removals add column move_id int not null default 0;
