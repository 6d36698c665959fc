create table cakes (cake_id int primary key generated always as identity, name text not null); insert into cakes (name) values ($$Plum$$);
