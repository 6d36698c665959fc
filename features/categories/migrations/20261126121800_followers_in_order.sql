-- Who wants to hear of a category, some at a time.
create index category_follows_posts on category_follows (category_id, user_id)
  where wants_popup_posts or wants_email_posts;
create index category_follows_comments on category_follows (category_id, user_id)
  where wants_popup_comments or wants_email_comments;
