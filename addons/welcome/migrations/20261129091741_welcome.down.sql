drop table welcome_newcomers;
