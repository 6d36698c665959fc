import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { NotificationChannel } from '../notification-channels.ts';
import { quietUntilOf } from '../quiet/quiet.queries.ts';

export interface ToSend {
  notification_id: number;
  user_id: number;
}

/**
 * One job for each. They wait a little: what is taken back meanwhile is not sent, and many come as one. Where it is quiet
 * they wait until that is over.
 */
export async function enqueueDeliveries(
  ctx: RequestContext,
  w: WriteContext,
  { job, delay }: NotificationChannel,
  toSend: readonly ToSend[],
): Promise<void> {
  if (toSend.length === 0) return;
  const soon = new Date(Date.now() + 1000 * delay(ctx));
  const quiet = await quietUntilOf(
    w.db,
    toSend.map((each) => each.user_id),
    soon,
  );
  const moments = Map.groupBy(toSend, (each) => (quiet.get(each.user_id) ?? soon).getTime());
  for (const [moment, each] of moments) {
    const jobs = each.map((one) => deliveryOf(job, one.notification_id));
    await ctx.site.jobs.enqueueAll(w.db, job, jobs, { runAt: new Date(moment) });
  }
}

export function deliveryOf(job: string, notificationID: number) {
  return { payload: { notificationID }, key: `${job}:${notificationID}` };
}
