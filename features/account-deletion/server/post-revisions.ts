// What the member wrote does not live on among post revisions and records of what was deleted.
import { sql } from '../../../platform/server/db/sql.ts';
import { postsAfter, type RecordType } from './posts-in-order.ts';
import type { RemovalStep } from './removal-step.ts';

const BATCH = 200;

/** Revisions of all posts that are left, tombstones as well. */
export function forgetRevisions(recordType: RecordType): RemovalStep {
  return {
    name: `revisions of ${recordType}s`,
    run: async (ctx, userID, after, turn) => {
      const posts = await postsAfter(ctx.db, recordType, { userID, after, limit: BATCH });
      await ctx.db.execute(sql`
        delete from post_revisions
        where record_type = ${recordType} and record_id = any(${posts.map(({ id }) => id)})`);
      turn.worked(posts.length);
      return posts.length < BATCH ? undefined : posts.at(-1);
    },
  };
}

const blank = sql`'{"name": "", "body": "", "body_html": "", "excerpt": "", "image": null}'::jsonb`;
const isTheirs = (record: string, userID: number) =>
  sql`(${sql.raw(record)}->>'insert_user_id')::int = ${userID}`;

/** Records are gone through as they stand: they are stored for few to read, and no index knows their authors. */
export const forgetRecordsOfComments: RemovalStep = {
  name: 'records of comments',
  run: async (ctx, userID, after, turn) => {
    const page = await ctx.db.rows<{ id: number; is_theirs: boolean }>(sql`
      select comment_id as id, ${isTheirs('record', userID)} as is_theirs from deleted_comments
      where comment_id > ${after?.id ?? 0} order by comment_id limit ${sql.integer(BATCH)}`);
    const ids = page.filter((row) => row.is_theirs).map((row) => row.id);
    if (ids.length > 0)
      await ctx.db.execute(sql`
        update deleted_comments set record = record || ${blank} where comment_id = any(${ids})`);
    turn.worked(ids.length);
    return page.length < BATCH ? undefined : page.at(-1) && { id: page.at(-1)?.id as number };
  },
};

/** Each with up to some hundred comments in it. */
const LONG_RECORDS = 20;

export const forgetRecordsOfDiscussions: RemovalStep = {
  name: 'records of discussions',
  run: async (ctx, userID, after, turn) => {
    const page = await ctx.db.rows<{ id: number; is_theirs: boolean }>(sql`
      select discussion_id as id, ${isTheirs("record->'discussion'", userID)}
          or record->'comments' @> ${JSON.stringify([{ insert_user_id: userID }])}::jsonb as is_theirs
      from deleted_discussions
      where discussion_id > ${after?.id ?? 0} order by discussion_id limit ${sql.integer(LONG_RECORDS)}`);
    const ids = page.filter((row) => row.is_theirs).map((row) => row.id);
    if (ids.length > 0)
      await ctx.db.execute(sql`
        update deleted_discussions set
          name = case when ${isTheirs("record->'discussion'", userID)} then '' else name end,
          record = record || jsonb_build_object(
            'discussion', case when ${isTheirs("record->'discussion'", userID)}
              then record->'discussion' || ${blank} else record->'discussion' end,
            'comments', (
              select coalesce(jsonb_agg(case when ${isTheirs('comment', userID)} then comment || ${blank} else comment end), '[]')
              from jsonb_array_elements(record->'comments') as comment))
        where discussion_id = any(${ids})`);
    turn.worked(ids.length);
    return page.length < LONG_RECORDS ? undefined : page.at(-1) && { id: page.at(-1)?.id as number };
  },
};
