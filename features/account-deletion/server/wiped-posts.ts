// `wipe`: posts stay where they are, so that others' answers do, without what the member wrote in them.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { wipeComments as wipeTheirComments } from '../../comments/server/deleting/wipe-comments.ts';
import { wipeDiscussions as wipeTheirDiscussions } from '../../discussions/server/deleting/wipe-discussions.ts';
import { countAfter, postsAfter, type RecordType } from './posts-in-order.ts';
import type { RemovalStep } from './removal-step.ts';

/** Others wait for a post no longer than so many take. */
const BATCH = 100;

export const wipeDiscussions = wipe('discussion', undefined, wipeTheirDiscussions);

export const wipeComments = wipe('comment', sql`date_tombstoned is null`, wipeTheirComments);

function wipe(
  recordType: RecordType,
  condition: Sql | undefined,
  work: (w: WriteContext, userID: number, ids: readonly number[]) => Promise<void>,
): RemovalStep {
  return {
    name: `wiped ${recordType}s`,
    left: (userID, after) => countAfter(recordType, { userID, after, condition }),
    run: async (ctx, userID, after, turn) => {
      const posts = await postsAfter(ctx.db, recordType, { userID, after, limit: BATCH, condition });
      const ids = posts.map(({ id }) => id);
      if (ids.length > 0) await ctx.write((w) => work(w, userID, ids));
      turn.worked(posts.length);
      return posts.length < BATCH ? undefined : posts.at(-1);
    },
  };
}
