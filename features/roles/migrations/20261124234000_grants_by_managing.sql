-- Grants that came with managing the site, as against those that somebody gave: they go when the role manages no longer.
alter table role_permissions add column comes_with_managing boolean not null default false;

-- What managing roles hold for closed categories was given to them when the category was closed, or when they began to manage.
update role_permissions set comes_with_managing = true
where resource_type = 'category' and role_id in (
  select role_id from role_permissions where resource_type = 'global' and permission = 'site.manage');
