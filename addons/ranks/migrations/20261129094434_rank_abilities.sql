-- Abilities have values: granted or taken away, a number, a format. The role that a rank stands for goes with the role.
alter table ranks add column ability_values jsonb not null default '{}' check (jsonb_typeof(ability_values) = 'object');
update ranks set ability_values = (select coalesce(jsonb_object_agg(name, true), '{}') from unnest(abilities) as name);
alter table ranks drop column abilities;
alter table ranks rename column ability_values to abilities;
alter table ranks add column granted_role_id int references roles on delete set null;
comment on column ranks.granted_role_id is 'Its members may do what this role may.';
create index ranks_granted_role on ranks (granted_role_id);
