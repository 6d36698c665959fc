-- How a deleted member was called, until their name is out of what others wrote: a post that was drawn again in between leads
-- to nobody any more, and would go on naming them.
alter table account_removals add column name text check (name is null or date_finished is null);
