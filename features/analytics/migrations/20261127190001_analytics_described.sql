comment on table analytics_choices is 'Whether a member wants to be counted.';
