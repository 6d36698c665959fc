-- Adds a job without a key. The queue's own function looks for keys, queues and names that nobody has, for many jobs at once, and
-- took as long as all else that announces an event. The row is written as it writes it; a name that the queue has not met
-- yet is left to it.
create function add_plain_job(task text, payload json, max_attempts int) returns void language plpgsql as $$
begin
  insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
  select known.id, add_plain_job.payload, add_plain_job.max_attempts
  from graphile_worker._private_tasks known where known.identifier = task;
  if found then
    perform pg_notify('jobs:insert', format('{"r":%s,"count":1}', random()));
  else
    perform graphile_worker.add_job(task, add_plain_job.payload, max_attempts := add_plain_job.max_attempts);
  end if;
end $$;
