drop table group_invites;
drop table group_applicants;
drop table group_members;
drop table groups;
