-- A name with spaces beside the unique one. Sites that people run already decide for themselves whether to show it.
insert into profile_fields
  (api_name, label, description, data_type, form_type, visibility, mutability, registration_options,
    is_on_user_cards, is_on_posts, is_in_search, is_enabled, sort)
select 'display-name', 'Display name', 'Shown beside your username. It may have spaces.', 'text', 'text', 'public', 'all',
  'optional', true, true, false, not exists (select from users where admin = 1), 0
on conflict do nothing;
