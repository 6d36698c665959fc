-- How many requests of a day took up to so many milliseconds: pages, the API, searches. Nobody stands in here.
create table response_times (
  day date not null,
  kind text not null check (kind in ('page', 'api', 'search')),
  up_to int not null check (up_to > 0),
  requests bigint not null check (requests > 0),
  failures bigint not null check (failures between 0 and requests),
  primary key (day, kind, up_to)
);
