import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { digestTimes, NOTHING_CHOSEN } from './schedule/digest-times.ts';
import { nextDelivery } from './schedule/next-delivery.ts';

const SENT = 10;
const UPCOMING = 5;

interface Run {
  date_scheduled: string;
  total: number;
}

export async function deliveryDates(ctx: RequestContext) {
  const [sent, [scheduled]] = await Promise.all([
    ctx.db.rows<Run>(sql`
      select date_scheduled, total_subscribers as total from digest_runs
      order by date_scheduled desc limit ${sql.integer(SENT)}`),
    ctx.db.rows<Run>(sql`
      select date_trunc('hour', first.date_next) as date_scheduled, (
        select count(*)::int from digest_subscriptions
        where date_next < date_trunc('hour', first.date_next) + interval '1 hour') as total
      from (select min(date_next) as date_next from digest_subscriptions where date_next is not null) first
      where first.date_next is not null`),
  ]);
  const present = (run: Run) => ({ dateScheduled: run.date_scheduled, totalSubscribers: run.total });
  return {
    sent: sent.map(present),
    scheduled: scheduled ? present(scheduled) : null,
    upcoming: upcoming(ctx),
  };
}

/** Of whoever chose nothing. */
function upcoming(ctx: RequestContext): string[] {
  const times = digestTimes(ctx.config, NOTHING_CHOSEN);
  const dates: Date[] = [];
  for (let at = 0; at < UPCOMING; at++) dates.push(nextDelivery(dates.at(-1) ?? ctx.now, times));
  return dates.map((date) => `${date.toISOString().slice(0, 19)}+00:00`);
}
