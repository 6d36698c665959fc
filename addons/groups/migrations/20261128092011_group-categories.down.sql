drop table group_places;
alter table groups drop column category_id;
