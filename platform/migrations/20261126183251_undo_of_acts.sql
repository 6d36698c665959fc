-- What it takes to undo an act of staff, beside its entry in the audit log: ids and states, never what people wrote.
create table audit_log_undos (
  audit_log_id bigint primary key references audit_log,
  -- As the entry has it.
  user_id int not null,
  -- Of what was done in one gesture: entries of this member with the same one are undone together.
  run_id uuid,
  -- Null: it belongs to a run, and cannot be undone.
  undo jsonb,
  date_inserted timestamptz not null default now(),
  date_undone timestamptz,
  undo_user_id int,
  check ((date_undone is null) = (undo_user_id is null))
);
create index audit_log_undos_run on audit_log_undos (run_id, user_id, audit_log_id desc) where run_id is not null;
