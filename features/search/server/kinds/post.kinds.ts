// Discussions and comments.
import { sql } from '../../../../platform/server/db/sql.ts';
import { type PostTypeKind, postTypes } from '../../../post-types/server/post-types.ts';
import { namesOfComments, namesOfPosts } from '../result-kinds.ts';
import type { SearchDocument, SearchKind } from '../search-kinds.ts';
import { presentPosts } from './present-posts.ts';

/** What comments are called, by the type of the post that they are on. */
function commentTypes(kinds: readonly PostTypeKind[]): Record<string, string> {
  return Object.fromEntries(
    kinds.flatMap(({ type, commentType }) => (commentType ? [[type, commentType] as const] : [])),
  );
}

const domains = ['all_content', 'discussions', 'discussion'];

export const discussionKind: SearchKind = {
  recordType: 'discussion',
  domains,
  types: ['discussion'],
  names: namesOfPosts,
  records: sql`select discussion_id as id from discussions where date_held is null and type <> 'redirect'`,
  readDocuments: (db, ids) =>
    db.rows<SearchDocument>(sql`
      select d.discussion_id as record_id, d.type, d.discussion_id, d.category_id, d.insert_user_id, d.score,
        d.date_inserted, d.date_updated, d.name as title, d.body_html,
        coalesce((select string_agg(t.name, ' ' order by sort, tag_id) from discussion_tags join tags t using (tag_id) where discussion_id = d.discussion_id), '') as labels
      from discussions d where d.discussion_id = ${sql.anyOf(ids)} and d.date_held is null and d.type <> 'redirect'`),
  present: presentPosts,
};

export const commentKind: SearchKind = {
  recordType: 'comment',
  domains,
  types: (ctx) => ['comment', ...Object.values(commentTypes(postTypes.of(ctx)))],
  names: namesOfComments,
  records: sql`select comment_id as id from comments where date_held is null and date_tombstoned is null`,
  readDocuments: (db, ids, features) =>
    db.rows<SearchDocument>(sql`
      select c.comment_id as record_id,
        coalesce(${commentTypes(postTypes.declaredIn(features))}::jsonb ->> d.type, 'comment') as type,
        c.discussion_id, d.category_id, c.insert_user_id, c.score, c.date_inserted, c.date_updated,
        '' as title, '' as labels, c.body_html
      from comments c join discussions d using (discussion_id)
      where c.comment_id = ${sql.anyOf(ids)} and c.date_held is null and c.date_tombstoned is null and d.date_held is null`),
  present: presentPosts,
};
