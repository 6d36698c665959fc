drop table cakes;
