-- The roles every site begins with. Grants at the root category count as global and are kept there.
insert into roles (role_id, name, description, type, is_deletable, can_session) values
  (2, 'Guest', 'Everyone who is not signed in.', 'guest', false, false),
  (3, 'Unconfirmed', 'Members whose e-mail address is not confirmed yet.', 'unconfirmed', false, true),
  (4, 'Applicant', 'People who applied and wait for approval.', 'applicant', false, true),
  (8, 'Member', 'Members can read and take part.', 'member', true, true),
  (32, 'Moderator', 'Moderators look after the conversations.', 'moderator', true, true),
  (16, 'Administrator', 'Administrators may do everything.', 'administrator', true, true);

insert into role_permissions (role_id, permission)
select 2, 'discussions.view';

insert into role_permissions (role_id, permission)
select role_id, permission
from unnest(array[3, 4]) as role_id,
  unnest(array['session.valid', 'profiles.view', 'email.view', 'reactions.view', 'discussions.view']) as permission;

insert into role_permissions (role_id, permission)
select role_id, permission
from unnest(array[8, 32, 16]) as role_id,
  unnest(array[
    'session.valid', 'profiles.view', 'profiles.edit', 'email.view', 'uploads.add', 'reactions.view', 'flag.add',
    'reactions.positive.add', 'reactions.negative.add', 'conversations.add',
    'discussions.view', 'discussions.add', 'comments.add']) as permission;

insert into role_permissions (role_id, permission)
select role_id, permission
from unnest(array[32, 16]) as role_id,
  unnest(array[
    'curation.manage', 'community.moderate', 'personalInfo.view', 'staff.allow',
    'discussions.edit', 'discussions.announce', 'discussions.sink', 'discussions.close', 'discussions.delete',
    'comments.edit', 'comments.delete', 'posts.moderate']) as permission;

insert into role_permissions (role_id, permission)
select 16, permission
from unnest(array[
  'settings.view', 'site.manage', 'community.manage', 'users.add', 'users.edit', 'users.delete', 'applicants.manage',
  'internalInfo.view', 'advancedNotifications.allow', 'profile.editusernames', 'tags.add', 'tokens.add']) as permission;
