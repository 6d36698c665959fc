-- What members can be warned for by name: how much it counts, and for how long.
create table warning_types (
  warning_type_id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  description text not null default '' check (length(description) <= 500),
  points int not null check (points between 0 and 100),
  -- Null: it counts for good.
  days_valid int check (days_valid between 1 and 3650),
  -- What the warned member writes waits for approval until they say that they read it.
  must_acknowledge boolean not null default false,
  sort int not null default 0,
  date_inserted timestamptz not null default now(),
  date_deleted timestamptz
);
insert into warning_types (name, description, points, days_valid, must_acknowledge, sort) values
  ('Reminder', 'A friendly word; it counts for nothing.', 0, null, false, 10),
  ('Minor', 'Something that should not happen again.', 2, 14, true, 20),
  ('Major', 'Something that harmed others.', 3, 60, true, 30);

create table warning_rules (
  rule_id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 5000),
  sort int not null,
  insert_user_id int references users,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz
);
create index warning_rules_order on warning_rules (sort, rule_id);

-- One row for whoever was ever warned. It is locked first: two warnings at once are counted one after the other.
create table warned_members (
  user_id int primary key references users on delete cascade,
  -- The ban that stands was set for points; one that staff set by hand is left alone.
  is_banned boolean not null default false
);

-- What staff write down about a member: notes that only staff read, and warnings that the member reads.
create table user_notes (
  user_note_id int generated always as identity primary key,
  type text not null check (type in ('note', 'warning')),
  user_id int not null references users on delete cascade,
  body text not null,
  format text not null,
  body_html text not null,
  insert_user_id int not null references users,
  date_inserted timestamptz not null default now(),
  update_user_id int references users,
  date_updated timestamptz,
  warning_type_id int references warning_types,
  rule_id int references warning_rules on delete set null,
  moderator_note text check (length(moderator_note) <= 2000),
  points int check (points between 0 and 100),
  date_expires timestamptz,
  must_acknowledge boolean not null default false,
  date_acknowledged timestamptz,
  date_reversed timestamptz,
  reverse_user_id int references users,
  check ((type = 'warning') = (warning_type_id is not null)),
  check ((type = 'warning') = (points is not null)),
  check ((date_reversed is null) = (reverse_user_id is null))
);
create index user_notes_member on user_notes (user_id, type, user_note_id);
create index user_notes_newest on user_notes (type, user_note_id);
create index user_notes_active on user_notes (user_id) where type = 'warning' and date_reversed is null;

-- The posts that a warning is about.
create table warned_records (
  user_note_id int not null references user_notes on delete cascade,
  record_type text not null,
  record_id int not null,
  category_id int,
  primary key (user_note_id, record_type, record_id)
);
create index warned_records_record on warned_records (record_type, record_id);

create table warning_appeals (
  appeal_id int generated always as identity primary key,
  user_note_id int not null unique references user_notes on delete cascade,
  appeal_text text not null check (length(appeal_text) between 1 and 5000),
  status text not null default 'pending' check (status in ('pending', 'in-review', 'approved', 'rejected')),
  assigned_user_id int references users,
  decision_message text not null default '' check (length(decision_message) <= 2000),
  decide_user_id int references users,
  date_inserted timestamptz not null default now(),
  date_decided timestamptz,
  check ((status in ('approved', 'rejected')) = (date_decided is not null))
);
create index warning_appeals_newest on warning_appeals (status, appeal_id);
