alter table ranks drop column granted_role_id;
alter table ranks add column granted text[] not null default '{}';
update ranks set granted = array(select key from jsonb_each(abilities) where value = 'true');
alter table ranks drop column abilities;
alter table ranks rename column granted to abilities;
