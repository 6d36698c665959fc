-- A flag may ask for more than a moderator's look: past these limits a post is put on record, or held out of sight.
alter table reaction_types
  add column logged_at int check (logged_at > 0),
  add column removed_at int check (removed_at > 0),
  -- What one by a holder of curation.manage counts.
  add column curator_weight int not null default 1 check (curator_weight > 0);
update reaction_types set logged_at = 5, removed_at = 5, curator_weight = 5 where urlcode = 'Spam';
update reaction_types set logged_at = 5, removed_at = 10, curator_weight = 5 where urlcode = 'Abuse';

-- What a reaction weighed and brought when it was given: a type may be worth something else later.
alter table reactions
  add column weight int not null default 1 check (weight > 0),
  add column points int not null default 0;
update reactions r set points = t.points from reaction_types t where t.urlcode = r.urlcode and t.points <> 0;
