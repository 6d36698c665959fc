// When members have their next digest: kept with what they want and when they want it.
import { configChanged } from '../../../../platform/contract/site.events.ts';
import { configSnapshot } from '../../../../platform/server/config/config.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { listener, transactionHook } from '../../../../platform/server/events/events.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { notificationPreferencesChanged } from '../../../notifications/notifications.events.ts';
import { findOwn } from '../../../notifications/server/preferences/preference.actions.ts';
import { DIGEST_PREFERENCE } from '../digest.preference.ts';
import { findSubscription } from '../subscription.queries.ts';
import { digestTimes } from './digest-times.ts';
import { type DigestTimes, nextDelivery } from './next-delivery.ts';

export const RESCHEDULE_JOB = 'reschedule-digests';
const BATCH = 500;

/** In the transaction that changed what a member wants. */
export const scheduleWithPreferences = transactionHook(notificationPreferencesChanged, (w, { userID }) =>
  scheduleDigest(w.site, w.db, userID),
);

async function scheduleDigest(site: Site, db: Queryable, userID: number): Promise<void> {
  const [own, chosen] = await Promise.all([findOwn(db, userID), findSubscription(db, userID)]);
  const isWanted = own.get(DIGEST_PREFERENCE)?.email === true;
  if (!isWanted && !chosen?.date_next) return;
  const config = await site.snapshots.get(configSnapshot);
  const next = isWanted && chosen ? nextDelivery(new Date(), digestTimes(config, chosen)) : null;
  await db.execute(sql`
    insert into digest_subscriptions (user_id, date_next) values (${userID}, ${next})
    on conflict (user_id) do update set date_next = excluded.date_next`);
}

const TIMES = ['emailDigest.enabled', 'emailDigest.defaultFrequency', 'emailDigest.dayOfWeek'];

/** Whoever chose nothing goes with the site. */
export const rescheduleWithSettings = listener(configChanged, {
  name: 'reschedule digests',
  handle: async (site, { payload }) => {
    if (!payload.keys.some((key) => TIMES.includes(key) || key.startsWith('emailDigest.monthly.'))) return;
    await site.database.transaction((tx) =>
      site.jobs.enqueue(tx, RESCHEDULE_JOB, { after: 0 }, { key: RESCHEDULE_JOB }),
    );
  },
});

/** Some members at a time; each step commits with the job of the next one. */
export const rescheduleJob: SiteJob = async (site, payload) => {
  const config = await site.snapshots.get(configSnapshot);
  await site.database.transaction(async (tx) => {
    const rows = await tx.rows<DueRow>(sql`
      select s.user_id, s.frequency, s.day_of_week, s.hour, u.time_zone
      from digest_subscriptions s join users u using (user_id)
      where s.user_id > ${Number(payload.after)} and s.date_next is not null
      order by s.user_id limit ${sql.integer(BATCH)} for update of s`);
    await storeNext(tx, rows, (row) => digestTimes(config, row));
    const last = rows.at(-1);
    if (last && rows.length === BATCH) await site.jobs.enqueue(tx, RESCHEDULE_JOB, { after: last.user_id });
  });
};

export interface DueRow {
  user_id: number;
  frequency: DigestTimes['frequency'] | null;
  day_of_week: number | null;
  hour: number | null;
  time_zone: string | null;
}

export async function storeNext(
  tx: Queryable,
  rows: readonly DueRow[],
  timesOf: (row: DueRow) => DigestTimes,
): Promise<void> {
  if (rows.length === 0) return;
  const now = new Date();
  await tx.execute(sql`
    update digest_subscriptions s set date_next = given.date_next
    from unnest(${rows.map((row) => row.user_id)}::int[],
      ${rows.map((row) => nextDelivery(now, timesOf(row)).toISOString())}::timestamptz[]) given (user_id, date_next)
    where s.user_id = given.user_id`);
}
