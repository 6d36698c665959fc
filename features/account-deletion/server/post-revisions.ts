// What the member wrote does not live on among post revisions and records of what was deleted.
import type { Queryable } from '../../../platform/server/db/database.ts';
import {
  type BlankedBatch,
  blankDeletedComments,
  blankDeletedDiscussions,
  type RecordsAfter,
} from '../../discussions/server/deleting/blank-deleted.ts';
import { deleteRevisions } from '../../discussions/server/writing/post-revisions.ts';
import { postsAfter, type RecordType } from './posts-in-order.ts';
import type { RemovalStep } from './removal-step.ts';

const BATCH = 200;

/** Revisions of all posts that are left, tombstones as well. */
export function forgetRevisions(recordType: RecordType): RemovalStep {
  return {
    name: `revisions of ${recordType}s`,
    run: async (ctx, userID, after, turn) => {
      const posts = await postsAfter(ctx.db, recordType, { userID, after, limit: BATCH });
      await deleteRevisions(
        ctx.db,
        recordType,
        posts.map(({ id }) => id),
      );
      turn.worked(posts.length);
      return posts.length < BATCH ? undefined : posts.at(-1);
    },
  };
}

export const forgetRecordsOfComments = forgetRecords('records of comments', BATCH, blankDeletedComments);

/** Each with up to some hundred comments in it. */
const LONG_RECORDS = 20;

export const forgetRecordsOfDiscussions = forgetRecords(
  'records of discussions',
  LONG_RECORDS,
  blankDeletedDiscussions,
);

function forgetRecords(
  name: string,
  limit: number,
  blank: (db: Queryable, records: RecordsAfter) => Promise<BlankedBatch>,
): RemovalStep {
  return {
    name,
    run: async (ctx, authorID, after, turn) => {
      const { seen, changed, lastID } = await blank(ctx.db, { authorID, afterID: after?.id ?? 0, limit });
      turn.worked(changed);
      return seen < limit || lastID === undefined ? undefined : { id: lastID };
    },
  };
}
