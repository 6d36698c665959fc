-- What a group looks like: a picture beside its name, and a banner above its page. Files of this site alone.
alter table groups
  add column icon_url text check (length(icon_url) <= 500),
  add column icon_alt text not null default '' check (length(icon_alt) <= 200),
  add column banner_url text check (length(banner_url) <= 500),
  add column banner_alt text not null default '' check (length(banner_alt) <= 200);

comment on column groups.icon_url is 'The path of a file of this site.';
comment on column groups.banner_alt is 'What is to be seen on it, for those who do not see it; empty: it adorns.';
