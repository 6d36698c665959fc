-- A category may be deleted with what it holds: it is being deleted then, and no other one takes it.
update categories set date_deletion = now() where deletion_target_id is not null and date_deletion is null;
alter table categories
  add constraint categories_deletion check (deletion_target_id is null or date_deletion is not null),
  -- How many discussions it held when that began: how far it is, is told by how many are left.
  add column count_to_delete int;
