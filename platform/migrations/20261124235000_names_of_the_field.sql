-- Tables and columns get the names that this field uses for what they hold.
alter table kept_answers rename to idempotency_records;
alter index kept_answers_date_inserted rename to idempotency_records_date_inserted;
alter table idempotency_records rename constraint kept_answers_pkey to idempotency_records_pkey;

alter table long_runs rename to bulk_operations;
alter table bulk_operations rename column long_run_id to bulk_operation_id;
alter index long_runs_user_id rename to bulk_operations_user_id;
alter index long_runs_date_inserted rename to bulk_operations_date_inserted;
alter table bulk_operations rename constraint long_runs_pkey to bulk_operations_pkey;

alter table outer_hosts rename to host_failures;
alter table host_failures rename constraint outer_hosts_pkey to host_failures_pkey;

alter table outside_feeds rename to external_feeds;
alter table external_feeds rename column date_asked to date_requested;
alter table external_feeds rename constraint outside_feeds_pkey to external_feeds_pkey;

-- Jobs that wait in the queue keep running under the new names.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs
      set payload = (payload::jsonb - 'longRunID' || jsonb_build_object('bulkOperationID', payload::jsonb -> 'longRunID'))::json
      where payload::jsonb ? 'longRunID';
  end if;
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks as task set identifier = renamed.identifier
      from (values ('deliver-event-outer', 'deliver-event-external'), ('deliver-event-long', 'deliver-event-bulk'))
        as renamed (old, identifier)
      where task.identifier = renamed.old
        and not exists (select 1 from graphile_worker._private_tasks where identifier = renamed.identifier);
  end if;
end $$;
