import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { notificationConfig } from '../notification.config.ts';
import { quietUntilOf } from '../quiet/quiet.queries.ts';

export const MAIL_JOB = 'mail-notification';

export interface ToMail {
  notification_id: number;
  user_id: number;
}

/**
 * One job for each mail. They wait a little: what is taken back meanwhile is not mailed, and many come as one. Where it is
 * quiet they wait until that is over.
 */
export async function enqueueMails(
  ctx: RequestContext,
  w: WriteContext,
  toMail: readonly ToMail[],
): Promise<void> {
  if (toMail.length === 0) return;
  const soon = new Date(Date.now() + 1000 * ctx.setting(notificationConfig.mailDelay));
  const quiet = await quietUntilOf(
    w.db,
    toMail.map((each) => each.user_id),
    soon,
  );
  const moments = Map.groupBy(toMail, (each) => (quiet.get(each.user_id) ?? soon).getTime());
  for (const [moment, each] of moments)
    await ctx.site.jobs.enqueueAll(w.db, MAIL_JOB, each.map(jobOf), { runAt: new Date(moment) });
}

export function jobOf({ notification_id: notificationID }: Pick<ToMail, 'notification_id'>) {
  return { payload: { notificationID }, key: `${MAIL_JOB}:${notificationID}` };
}
