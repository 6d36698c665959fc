drop table rank_members;
drop table ranks;
