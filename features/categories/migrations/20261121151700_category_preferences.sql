-- What a member wants to hear of a category they follow. Those who follow already want what following brings.
alter table category_follows
  add column wants_popup_posts boolean not null default true,
  add column wants_email_posts boolean not null default false,
  add column wants_popup_comments boolean not null default false,
  add column wants_email_comments boolean not null default false,
  add column wants_email_digest boolean not null default false;
