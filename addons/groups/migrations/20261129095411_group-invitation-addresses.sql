-- What was sent to somebody's address is found by it when their account goes.
create index group_invitations_email on group_invitations (email_key) where email_key is not null;
