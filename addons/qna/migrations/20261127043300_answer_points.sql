-- Points that were given for answers so far, on sites that give them: they go wherever an answer goes.
insert into post_points (record_type, record_id, source, points)
select 'comment', c.comment_id, 'answers', 1 + case when a.status = 'accepted' then 1 else 0 end
from comments c join discussions d using (discussion_id) left join answers a using (comment_id)
where d.type = 'question' and c.insert_user_id <> d.insert_user_id and not c.is_unpublished
  and exists (select from config_values where key = 'qna.points.enabled' and value = 'true'::jsonb);
