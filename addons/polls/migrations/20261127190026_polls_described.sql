comment on table poll_options is 'What can be chosen in a poll, in its order.';
