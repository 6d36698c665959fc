// One digest to one member, by a job that waits for the mail server. What they may read is asked now, and not when it was
// scheduled.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { type MailReceiver, mailReceiver } from '../../../notifications/server/mail/mail-receiver.ts';
import { quietUntilOf } from '../../../notifications/server/quiet/quiet.queries.ts';
import { digestConfig } from '../digest.config.ts';
import { DIGEST_PREFERENCE } from '../digest.preference.ts';
import { digestTimes, NOTHING_CHOSEN } from '../schedule/digest-times.ts';
import { SEND_JOB } from '../schedule/due.jobs.ts';
import { periodStart } from '../schedule/next-delivery.ts';
import { findSubscription } from '../subscription.queries.ts';
import { digestContent } from './digest-content.ts';
import { writeDigest } from './write-digest.ts';

export const EXAMPLE_JOB = 'mail-digest-example';

type Outcome = 'sent' | 'empty' | 'unwanted';

interface Delivery {
  delivery_id: number;
  user_id: number;
  frequency: 'daily' | 'weekly' | 'monthly';
  date_scheduled: string;
}

export const sendDigestJob: SiteJob = async (site, { deliveryID }) => {
  const delivery = await site.database.row<Delivery>(sql`
    select delivery_id, user_id, frequency, date_scheduled from digest_deliveries
    where delivery_id = ${Number(deliveryID)} and outcome is null`);
  if (!delivery || (await waitsForQuiet(site, delivery))) return;
  const outcome = (await isOvertaken(site, delivery)) ? 'unwanted' : await deliver(site, delivery);
  await site.database.execute(sql`
    update digest_deliveries set outcome = ${outcome}, date_done = now()
    where delivery_id = ${delivery.delivery_id} and outcome is null`);
};

/** Where it is quiet by now, the same job comes again when that is over. */
async function waitsForQuiet(site: Site, { delivery_id, user_id }: Delivery): Promise<boolean> {
  return site.database.transaction(async (tx) => {
    const runAt = (await quietUntilOf(tx, [user_id], new Date())).get(user_id);
    if (!runAt) return false;
    const key = `${SEND_JOB}:${delivery_id}`;
    await site.jobs.enqueue(tx, SEND_JOB, { deliveryID: delivery_id }, { key, runAt });
    return true;
  });
}

/** Of several that waited for the end of a pause, the latest comes. */
async function isOvertaken(site: Site, { user_id, date_scheduled }: Delivery): Promise<boolean> {
  const later = await site.database.row(sql`
    select from digest_deliveries
    where user_id = ${user_id} and date_scheduled > ${date_scheduled} and outcome is null limit 1`);
  return later !== undefined;
}

async function deliver(site: Site, delivery: Delivery): Promise<Outcome> {
  const receiver = await mailReceiver(site, delivery.user_id);
  if (!receiver?.reader.setting(digestConfig.enabled)) return 'unwanted';
  if (receiver.own.get(DIGEST_PREFERENCE)?.email !== true) return 'unwanted';
  const { reader, email } = receiver;
  const period = {
    frequency: delivery.frequency,
    until: new Date(delivery.date_scheduled),
    messageID: `<digest-${delivery.delivery_id}@${new URL(reader.site.url).hostname}>`,
  };
  const digest = await digestFor(receiver, period);
  if (digest.parts.length === 0) return 'empty';
  await site.mail.send(await writeDigest(reader, { ...digest, to: email }));
  return 'sent';
}

/** To look at: also where there is nothing to tell. */
export const digestExampleJob: SiteJob = async (site, { userID, email }) => {
  const receiver = await mailReceiver(site, Number(userID));
  if (!receiver) return;
  const digest = await digestFor(receiver, { until: new Date() });
  await site.mail.send(await writeDigest(receiver.reader, { ...digest, to: String(email) }));
};

interface Period {
  frequency?: Delivery['frequency'];
  until: Date;
  messageID?: string;
}

async function digestFor({ reader }: MailReceiver, { frequency, until, messageID }: Period) {
  const chosen = await findSubscription(reader.db, reader.viewer.userID);
  const usual = digestTimes(reader.config, chosen ?? NOTHING_CHOSEN);
  const times = { ...usual, frequency: frequency ?? usual.frequency };
  const since = periodStart(until, times.frequency);
  const parts = await digestContent(reader, { since, chosen: chosen?.parts ?? {} });
  return { times, since, until, parts, ...(messageID && { messageID }) };
}
