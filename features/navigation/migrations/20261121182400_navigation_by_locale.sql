-- The items of the navigation are kept by language; what was one list is that of every language without its own.
update config_values set value = jsonb_build_object('default', value)
where key = 'navigation.items' and jsonb_typeof(value) = 'array';
