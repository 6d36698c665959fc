comment on table comments is 'What is said in a discussion, in reply to it or to another comment.';
