comment on table roles is 'Roles: what their members may do stands in role_permissions.';
comment on table user_roles is 'Which member has which role.';
