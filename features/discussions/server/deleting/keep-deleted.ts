// What was deleted is stored as it was: it answers 410, and a call that is repeated finds what it had done.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';

/** A long discussion is stored when it is hidden, and once more when it is gone: the first moment counts. */
export async function keepDeletedDiscussions(w: WriteContext, ids: readonly number[]): Promise<void> {
  await w.db.execute(sql`
    insert into deleted_discussions (discussion_id, name, category_id, delete_user_id, record)
    select d.discussion_id, d.name, d.category_id, ${w.viewer.userID}, jsonb_build_object(
      'discussion', to_jsonb(d),
      'reactions', coalesce((
        select jsonb_agg(to_jsonb(r)) from reactions r
        where record_type = 'discussion' and record_id = d.discussion_id), '[]'),
      'postMeta', coalesce((
        select jsonb_object_agg(post_field_id, value) from post_meta m where m.discussion_id = d.discussion_id), '{}'),
      'tagIDs', coalesce((select jsonb_agg(tag_id) from discussion_tags t where t.discussion_id = d.discussion_id), '[]'),
      'bookmarkUserIDs', coalesce((select jsonb_agg(user_id) from bookmarks b where b.discussion_id = d.discussion_id), '[]'))
    from discussions d where d.discussion_id = any(${ids})
    on conflict (discussion_id) do nothing`);
}

/** `which` names columns of comments; no more than a batch of them. */
export async function keepDeletedComments(w: WriteContext, which: Sql): Promise<void> {
  await w.db.execute(sql`
    insert into deleted_comments (comment_id, discussion_id, delete_user_id, record)
    select comment_id, discussion_id, ${w.viewer.userID}, to_jsonb(comments) || jsonb_build_object('reactions', coalesce((
        select jsonb_agg(to_jsonb(r)) from reactions r
        where r.record_type = 'comment' and r.record_id = comments.comment_id), '[]'))
    from comments where ${which} on conflict do nothing`);
}
