comment on table reaction_types is 'Which reactions there are, and how many points each brings.';
comment on table reactions is 'Who gave which reaction to which post.';
