comment on table invites is 'Who was invited by whom, and what became of it.';
