-- The process that runs the step: what it left behind is free again once it is gone.
alter table bulk_operations add column running_process_id uuid;
create index bulk_operations_running_process_id on bulk_operations (running_process_id)
  where running_process_id is not null;
