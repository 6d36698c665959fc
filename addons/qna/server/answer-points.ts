// A point for an answer and another one when it is accepted, where a site wants that.
import {
  changeUserCounters,
  configSnapshot,
  sql,
  type TransactionHook,
  type WriteContext,
} from '@parley/addon-api';
import { qnaConfig } from './qna.config.ts';

/** Nobody earns points on a question of their own. */
async function givePoints(w: WriteContext, commentID: number, points: number): Promise<void> {
  const config = await w.site.snapshots.get(configSnapshot);
  if (points === 0 || !config.get(qnaConfig.givesPoints)) return;
  const author = await w.db.row<{ user_id: number }>(sql`
    select c.insert_user_id as user_id from comments c join discussions d using (discussion_id)
    where c.comment_id = ${commentID} and d.type = 'question' and c.insert_user_id <> d.insert_user_id`);
  if (author) changeUserCounters(w, author.user_id, { points });
}

export const pointHooks: TransactionHook[] = [
  { event: 'comment.posted', handle: (w, payload) => givePoints(w, Number(payload.commentID), 1) },
  {
    event: 'answer.judged',
    handle: (w, payload) => {
      const points = Number(payload.status === 'accepted') - Number(payload.earlierStatus === 'accepted');
      return givePoints(w, Number(payload.commentID), points);
    },
  },
];
