// A point for an answer and another one when it is accepted, where a site wants that.
import { configSnapshot, givePostPoints, sql, transactionHook, type WriteContext } from '@parley/addon-api';
import { commentPosted } from '@parley/addon-api/events';
import { answerStatusChanged } from '../qna.events.ts';
import { ANSWER_POINTS } from './hidden-answer-points.ts';
import { qnaConfig } from './qna.config.ts';

/** Nobody earns points on a question of their own. */
async function givePoints(w: WriteContext, commentID: number, points: number): Promise<void> {
  const config = await w.site.snapshots.get(configSnapshot);
  if (points === 0 || !config.get(qnaConfig.givesPoints)) return;
  const author = await w.db.row<{ user_id: number }>(sql`
    select c.insert_user_id as user_id from comments c join discussions d using (discussion_id)
    where c.comment_id = ${commentID} and d.type = 'question' and c.insert_user_id <> d.insert_user_id`);
  if (!author) return;
  givePostPoints(w, {
    recordType: 'comment',
    recordID: commentID,
    userID: author.user_id,
    source: ANSWER_POINTS,
    points,
  });
}

export const pointHooks = [
  transactionHook(commentPosted, async (w, { commentID, discussionType = 'question' }) => {
    if (discussionType === 'question') await givePoints(w, commentID, 1);
  }),
  transactionHook(answerStatusChanged, (w, { commentID, status, earlierStatus }) =>
    givePoints(w, commentID, Number(status === 'accepted') - Number(earlierStatus === 'accepted')),
  ),
];
