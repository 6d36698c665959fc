// What reactions to a post weigh together stands in its row: lists are sorted by it.
import { sql } from '../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { reactionAdded, reactionRemoved } from '../../reactions/reactions.events.ts';

export const postScoreHooks = [
  transactionHook(reactionAdded, changeScore),
  transactionHook(reactionRemoved, changeScore),
];

interface Weighed {
  recordType: 'discussion' | 'comment';
  recordID: number;
  scoreChange: number;
}

async function changeScore(w: WriteContext, { recordType, recordID, scoreChange }: Weighed): Promise<void> {
  if (scoreChange === 0) return;
  await w.db.execute(
    recordType === 'discussion'
      ? sql`update discussions set score = score + ${scoreChange} where discussion_id = ${recordID}`
      : sql`update comments set score = score + ${scoreChange} where comment_id = ${recordID}`,
  );
}
