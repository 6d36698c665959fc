-- Points go to whoever the post belongs to. A reaction shares a lock which a change of author takes alone
-- (share_post_counts), so after it the author stays; who found another one before is tried again.
create function require_author(type text, id int, author_id int) returns void language plpgsql stable as $$
begin
  if type = 'discussion' then
    perform from discussions where discussion_id = id and insert_user_id = author_id;
  else
    perform from comments where comment_id = id and insert_user_id = author_id;
  end if;
  if not found then
    raise exception 'The author of % % changed meanwhile', type, id using errcode = 'serialization_failure';
  end if;
end $$;
