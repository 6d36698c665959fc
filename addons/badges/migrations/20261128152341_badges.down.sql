drop table badge_requests;
drop table badge_members;
drop table badges;
