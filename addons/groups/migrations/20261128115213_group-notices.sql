-- What members are told of has a number: having asked, being asked, having been taken in.
alter table group_members add column membership_id int not null unique generated always as identity;
comment on column group_members.membership_id is 'What notifications call it by.';
alter table group_applicants add column application_id int not null unique generated always as identity;
comment on column group_applicants.application_id is 'What notifications call it by.';
alter table group_invites add column invite_id int not null unique generated always as identity;
comment on column group_invites.invite_id is 'What notifications call it by.';
