-- Flat threads by score and by trend: a page reads what it shows, not the thread to sort it.
create index comments_flat_score on comments (discussion_id, score desc, comment_id);
create index comments_flat_trending on comments (discussion_id, comment_hot(score, date_inserted) desc, comment_id);
