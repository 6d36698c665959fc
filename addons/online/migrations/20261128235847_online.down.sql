drop table online_hidden;
drop table online_visitors;
