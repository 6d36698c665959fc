-- Where what it holds is on its way to, while a full category is deleted in steps.
alter table categories add column deletion_target_id int references categories;
