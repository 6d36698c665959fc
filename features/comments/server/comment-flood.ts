// Too many comments in a row, or the same one twice, are refused.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { ReadyBody } from '../../mentions/server/ready-body.ts';
import { commentError } from '../comments.contract.ts';
import { commentConfig } from './comment.config.ts';

export interface FloodRule {
  count: number;
  /** Seconds. */
  window: number;
  lock: number;
}

/** Moderators are not slowed down. */
export function floodRuleFor(ctx: RequestContext, categoryID: number): FloodRule | undefined {
  const isTrusted =
    ctx.can(['community.moderate', 'site.manage']) || ctx.viewer.canInCategory('posts.moderate', categoryID);
  if (isTrusted) return undefined;
  return {
    count: ctx.setting(commentConfig.spamCount),
    window: ctx.setting(commentConfig.spamTime),
    lock: ctx.setting(commentConfig.spamLock),
  };
}

/** Whoever wrote `count` comments within the window waits until the lock after the last of them is over. */
export async function refuseFlood(
  w: WriteContext,
  { count, window, lock }: FloodRule,
  posted: { discussionID: number; insertUserID: number; body: ReadyBody },
): Promise<void> {
  if (count === 0) return;
  const found = await w.db.row<{ is_flood: boolean; is_duplicate: boolean }>(sql`
    select count(*) = ${count}
        and max(date_inserted) - min(date_inserted) < make_interval(secs => ${window})
        and clock_timestamp() - max(date_inserted) < make_interval(secs => ${lock}) as is_flood,
      coalesce(bool_or(discussion_id = ${posted.discussionID} and body = ${posted.body.source}
        and clock_timestamp() - date_inserted < make_interval(secs => ${window})), false) as is_duplicate
    from (
      select discussion_id, body, date_inserted from comments where insert_user_id = ${posted.insertUserID}
      order by date_inserted desc, comment_id desc limit ${sql.integer(count)}
    ) recent`);
  if (found?.is_duplicate) throw commentError('comment.duplicate');
  if (found?.is_flood) throw commentError('comment.flood');
}
