-- When something happens to a record, then something is done with it.
create table automation_rules (
  automation_rule_id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  trigger_type text not null check (length(trigger_type) between 1 and 100),
  trigger_value jsonb not null default '{}' check (jsonb_typeof(trigger_value) = 'object'),
  -- In this order: [{"actionType": ..., "actionValue": {...}}].
  actions jsonb not null check (jsonb_typeof(actions) = 'array' and jsonb_array_length(actions) between 1 and 5),
  -- Only in these categories and what is below them; null: everywhere.
  category_ids int[] check (cardinality(category_ids) between 1 and 20),
  -- Of records; what comes to more than that in a day waits, or is left.
  daily_limit int not null default 100 check (daily_limit between 1 and 10000),
  -- What was there already when it was switched on counts as well.
  includes_past boolean not null default false,
  is_active boolean not null default false,
  date_activated timestamptz,
  -- One after the other; a success begins anew.
  count_failures int not null default 0,
  -- It switched itself off.
  date_stopped timestamptz,
  -- How far a rule that waits for time has looked: everything up to that moment and that record.
  date_checked timestamptz,
  checked_record_id int not null default 0,
  revision int not null default 1,
  insert_user_id int references users,
  update_user_id int references users,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  -- Its runs stay in the log.
  date_deleted timestamptz,
  check (not is_active or date_activated is not null),
  check (not (is_active and (date_deleted is not null or date_stopped is not null)))
);
create index automation_rules_active on automation_rules (trigger_type) where is_active;

-- What rules did, and what they failed at: once for each rule and record, however often it is looked at.
create table automation_runs (
  automation_run_id int generated always as identity primary key,
  automation_rule_id int not null references automation_rules on delete cascade,
  record_type text not null,
  record_id int not null,
  -- Where the record stood.
  category_id int,
  status text not null check (status in ('success', 'failed')),
  -- The actions as they were called then.
  action_types text[] not null,
  error text check (length(error) <= 500),
  -- Who is told of it.
  tell_role_id int,
  date_inserted timestamptz not null default now(),
  check ((status = 'failed') = (error is not null)),
  unique (automation_rule_id, record_type, record_id)
);
create index automation_runs_of_rule on automation_runs (automation_rule_id, date_inserted desc, automation_run_id desc);

-- What a rule would have done: nothing is changed by it.
create table automation_trials (
  automation_trial_id int generated always as identity primary key,
  trigger_type text not null,
  trigger_value jsonb not null,
  category_ids int[],
  date_from timestamptz not null,
  date_until timestamptz not null default now(),
  status text not null default 'running' check (status in ('running', 'done', 'failed', 'cancelled')),
  -- How far it is.
  date_checked timestamptz not null,
  checked_record_id int not null default 0,
  count_read int not null default 0,
  count_matched int not null default 0,
  -- Of the first of them: [{"recordID": 1, "date": "..."}].
  matches jsonb not null default '[]',
  -- There was more than is looked through.
  is_cut boolean not null default false,
  insert_user_id int not null references users on delete cascade,
  date_inserted timestamptz not null default now()
);
create index automation_trials_old on automation_trials (date_inserted);
