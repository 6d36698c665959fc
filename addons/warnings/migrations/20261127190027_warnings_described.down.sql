comment on table warning_appeals is null;
comment on table warning_rules is null;
