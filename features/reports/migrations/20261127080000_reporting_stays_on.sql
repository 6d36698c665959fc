-- Reporting begins switched off. Where somebody runs a site already, members go on reporting.
insert into config_values (key, value)
select 'escalations.enabled', 'true'::jsonb
where exists (select from users where admin = 1)
on conflict do nothing;
