drop index group_invitations_email;
