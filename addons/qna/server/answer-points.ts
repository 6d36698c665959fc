// A point for an answer and another one when it is accepted, where a site wants that.
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WithinHook } from '../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { qnaConfig } from './qna.config.ts';

/** Nobody earns points on a question of their own. */
async function givePoints(w: WriteContext, commentID: number, points: number): Promise<void> {
  const config = await w.site.snapshots.get(configSnapshot);
  if (points === 0 || !config.get(qnaConfig.givesPoints)) return;
  await w.db.execute(sql`
    update users u set points = u.points + ${points}::int
    from comments c join discussions d using (discussion_id)
    where c.comment_id = ${commentID} and u.user_id = c.insert_user_id and d.type = 'question'
      and c.insert_user_id <> d.insert_user_id`);
}

export const pointHooks: WithinHook[] = [
  { event: 'comment.posted', handle: (w, payload) => givePoints(w, Number(payload.commentID), 1) },
  {
    event: 'answer.judged',
    handle: (w, payload) => {
      const points = Number(payload.status === 'accepted') - Number(payload.earlierStatus === 'accepted');
      return givePoints(w, Number(payload.commentID), points);
    },
  },
];
