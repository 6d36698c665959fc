-- Why something can be reported. Moderators change them; what was given once stays known.
create table report_reasons (
  report_reason_id text primary key check (report_reason_id ~ '^[a-z0-9][a-z0-9-]{0,49}$'),
  name text not null check (length(name) between 1 and 100),
  description text not null default '' check (length(description) <= 500),
  sort int not null default 0,
  -- Who may give it; null: whoever may report.
  role_ids int[],
  -- Given by the site, never by people.
  is_system boolean not null default false,
  insert_user_id int references users,
  update_user_id int references users,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  date_deleted timestamptz
);
insert into report_reasons (report_reason_id, name, description, sort, is_system) values
  ('spam', 'Spam or hidden advertising', 'It sells something, or the same stands in many places.', 10, false),
  ('abuse', 'Hostile or insulting', 'It attacks a person or a group instead of what they say.', 20, false),
  ('inappropriate', 'Not fit for this place', 'It shocks, is obscene, or shows what is private.', 30, false),
  ('deceptive-misleading', 'Deceptive or dangerous', 'It pretends to be something or somebody else, or its advice does harm.', 40, false),
  ('rule-breaking', 'Against the rules', 'It breaks another rule of this community.', 50, false),
  ('spam-automation', 'Taken for spam', 'The site itself found signs of spam.', 100, true),
  ('approval-required', 'Waits for approval', 'What its author writes is looked at first.', 110, true),
  ('automation-rule', 'A rule of automation', 'A rule that moderators made found it.', 120, true);

-- All reports of one record, until somebody decides about it; what comes after that is another case.
create table moderation_cases (
  case_id int generated always as identity primary key,
  record_type text not null,
  record_id int not null,
  -- Where the record stands: whoever moderates there decides. null: nowhere in particular.
  category_id int,
  record_user_id int not null,
  -- As it was when it was reported first, whatever becomes of it.
  record_name text not null,
  record_html text not null,
  record_date timestamptz not null,
  status text not null default 'open' check (status in ('open', 'in-progress', 'on-hold', 'done')),
  -- Looked into by several: it has a name and a status of its own.
  name text check (length(name) between 1 and 250),
  date_escalated timestamptz,
  escalate_user_id int references users,
  -- Who took it on.
  assigned_user_id int references users on delete set null,
  date_assigned timestamptz,
  outcome text check (outcome in ('dismissed', 'approved', 'removed')),
  outcome_reason text check (length(outcome_reason) <= 500),
  decide_user_id int references users,
  date_decided timestamptz,
  count_reports int not null default 0,
  date_last_report timestamptz,
  date_inserted timestamptz not null default now(),
  check ((status = 'done') = (date_decided is not null)),
  check ((outcome is null) = (date_decided is null))
);
create unique index moderation_cases_open on moderation_cases (record_type, record_id) where date_decided is null;
create index moderation_cases_queue on moderation_cases (category_id, date_inserted) where date_decided is null;
create index moderation_cases_record on moderation_cases (record_type, record_id, case_id desc);
create index moderation_cases_about on moderation_cases (record_user_id, case_id desc);
create index moderation_cases_assigned on moderation_cases (assigned_user_id) where date_decided is null;
create index moderation_cases_newest on moderation_cases (category_id, case_id desc);

create table reports (
  report_id int generated always as identity primary key,
  case_id int not null references moderation_cases on delete cascade,
  insert_user_id int not null references users,
  note_body text,
  note_format text,
  note_html text not null default '',
  update_user_id int references users,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  -- Whoever reports it again says nothing new.
  unique (case_id, insert_user_id)
);
create index reports_by on reports (insert_user_id, report_id desc);

create table given_report_reasons (
  report_id int not null references reports on delete cascade,
  report_reason_id text not null references report_reasons,
  primary key (report_id, report_reason_id)
);
create index given_report_reasons_of on given_report_reasons (report_reason_id);

-- What moderators say to each other about a case.
create table moderation_notes (
  note_id int generated always as identity primary key,
  case_id int not null references moderation_cases on delete cascade,
  insert_user_id int not null references users,
  body text not null check (length(body) between 1 and 2000),
  date_inserted timestamptz not null default now()
);
create index moderation_notes_case on moderation_notes (case_id, note_id);
