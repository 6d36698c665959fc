comment on table messages is 'What was written in a conversation.';
