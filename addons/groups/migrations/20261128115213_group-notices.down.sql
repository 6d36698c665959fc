alter table group_members drop column membership_id;
alter table group_applicants drop column application_id;
alter table group_invites drop column invite_id;
