alter table group_members drop column date_followed;
drop table group_invitations;
