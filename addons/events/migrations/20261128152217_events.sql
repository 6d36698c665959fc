-- When and where a discussion of type event takes place, and who comes.
create table calendar_events (
  event_id int generated always as identity primary key,
  discussion_id int not null unique references discussions on delete cascade,
  -- Instants; the zone is the one in which they were said. Of an event of whole days: where those begin.
  date_starts timestamptz not null,
  date_ends timestamptz,
  -- The first instant at which it is over.
  date_over timestamptz not null,
  is_all_day boolean not null default false,
  timezone text not null check (length(timezone) between 1 and 64),
  location text check (length(location) between 1 and 250),
  location_url text check (length(location_url) between 1 and 500),
  cta_label text check (length(cta_label) between 1 and 100),
  cta_url text check (length(cta_url) between 1 and 500),
  -- Null: everybody finds a place.
  capacity int check (capacity between 1 and 100000),
  count_yes int not null default 0 check (count_yes >= 0),
  count_maybe int not null default 0 check (count_maybe >= 0),
  count_no int not null default 0 check (count_no >= 0),
  count_waiting int not null default 0 check (count_waiting >= 0),
  -- The beginnings that members were reminded of.
  date_day_reminded timestamptz,
  date_hour_reminded timestamptz,
  insert_user_id int not null references users,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz,
  constraint calendar_events_in_order check (date_ends >= date_starts and date_over >= date_starts),
  constraint calendar_events_places check (count_yes <= capacity)
);
comment on table calendar_events is 'Events of the calendar: what a discussion of type event has beside its words.';
create index calendar_events_in_time on calendar_events (date_starts, event_id);
create index calendar_events_author on calendar_events (insert_user_id, event_id);

create table calendar_participants (
  participant_id int generated always as identity primary key,
  event_id int not null references calendar_events on delete cascade,
  user_id int not null references users,
  attending text not null check (attending in ('yes', 'maybe', 'no')),
  -- Of those who wait for a place: the smallest is the first. Null: they have one, or want none.
  wait_number int check (wait_number is null or (wait_number > 0 and attending = 'yes')),
  date_inserted timestamptz not null default now(),
  unique (event_id, user_id)
);
comment on table calendar_participants is 'Who answered whether they come to an event.';
create unique index calendar_participants_waiting on calendar_participants (event_id, wait_number)
  where wait_number is not null;
create index calendar_participants_member on calendar_participants (user_id, event_id);
create index calendar_participants_answers on calendar_participants (event_id, attending, participant_id);

create table calendar_feeds (
  user_id int primary key references users on delete cascade,
  token_hash text not null unique,
  date_inserted timestamptz not null default now()
);
comment on table calendar_feeds is 'The secret address at which a calendar program reads the events that a member may see.';

insert into post_types (post_type_id, name, post_button_label, is_active)
values ('event', 'Event', 'New Event', true)
on conflict (post_type_id) do update set is_active = true;
