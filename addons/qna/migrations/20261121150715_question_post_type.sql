insert into post_types (post_type_id, name, post_button_label, is_active)
values ('question', 'Question', 'Ask a Question', true)
on conflict do nothing;
