comment on table warning_appeals is 'What a warned member says against a warning, and what became of it.';
comment on table warning_rules is 'What follows from how many points of warnings.';
