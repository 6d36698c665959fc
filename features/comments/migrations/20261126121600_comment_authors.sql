-- Who took part in a discussion, without reading all that they wrote.
create index comments_authors on comments (discussion_id, insert_user_id) where date_held is null;
