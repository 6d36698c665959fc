-- What each transaction of a call brought about, by its place in the call, written with the change itself: whoever sends
-- the call again, because the answer got lost in a crash, goes on from there.
alter table kept_answers add column results jsonb not null default '{}' check (jsonb_typeof(results) = 'object');
alter table kept_answers drop column claim_id;
