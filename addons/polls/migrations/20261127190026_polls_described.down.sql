comment on table poll_options is null;
