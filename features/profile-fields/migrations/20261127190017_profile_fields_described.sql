comment on table profile_fields is 'Fields that profiles carry, and who sees them.';
