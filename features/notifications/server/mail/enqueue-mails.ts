import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { notificationConfig } from '../notification.config.ts';

export const MAIL_JOB = 'mail-notification';

/** One job for each mail. They wait a little: what is taken back meanwhile is not mailed, and many come as one. */
export async function enqueueMails(
  ctx: RequestContext,
  w: WriteContext,
  notificationIDs: readonly number[],
): Promise<void> {
  const runAt = new Date(Date.now() + 1000 * ctx.setting(notificationConfig.mailDelay));
  await ctx.site.jobs.enqueueAll(
    w.db,
    MAIL_JOB,
    notificationIDs.map((notificationID) => ({
      payload: { notificationID },
      key: `${MAIL_JOB}:${notificationID}`,
    })),
    { runAt },
  );
}
