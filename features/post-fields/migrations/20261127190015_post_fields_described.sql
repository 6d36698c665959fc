comment on table post_meta is 'What a post says in each of the fields of its type.';
