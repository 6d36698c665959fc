// What is sent to one member by one channel, by a job that waits for somebody else. Many within a short time go as one.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { type NamedNotification, nameNotifications } from '../notification.present.ts';
import { findSeen } from '../notification.queries.ts';
import type { NotificationChannel } from '../notification-channels.ts';
import { findOwn } from '../preferences/preference.actions.ts';
import { hasQuietHours, quietUntilOf } from '../quiet/quiet.queries.ts';
import { deliveryOf, type ToSend } from './enqueue-deliveries.ts';
import { wantsNow } from './wants-now.ts';

/** From so many on that wait, they come as one. */
const BUNDLE_FROM = 4;
const MOST_IN_ONE = 30;

export interface Delivering<Receiver extends { reader: RequestContext }> {
  channel: Pick<NotificationChannel, 'name' | 'job'>;
  /** With the rights that they have now; undefined: nothing is sent to them. */
  receive: (site: Site, userID: number) => Promise<Receiver | undefined>;
  /** All that may still be seen and is wanted, as one. Done again from the beginning where it throws. */
  send: (receiver: Receiver, named: readonly [NamedNotification, ...NamedNotification[]]) => Promise<void>;
}

export function deliveryJob<Receiver extends { reader: RequestContext }>(
  delivering: Delivering<Receiver>,
): SiteJob {
  const { channel } = delivering;
  return async (site, payload) => {
    const notificationID = Number(payload.notificationID);
    if (await waitsForTheEnd(site, channel, notificationID)) return;
    const claimed = await claim(site, channel.name, notificationID);
    if (!claimed) return;
    const receiver = await delivering.receive(site, claimed.userID);
    const [first, ...others] = receiver ? await wantedOf(channel, receiver.reader, claimed.types) : [];
    if (receiver && first) await delivering.send(receiver, [first, ...others]);
    await site.database.execute(sql`
      update notification_deliveries set date_sent = now()
      where notification_id = any(${[...claimed.types.keys()]}) and channel = ${channel.name}`);
  };
}

/** Where it is quiet by now, the same job comes again when that is over. */
async function waitsForTheEnd(
  site: Site,
  { name, job }: Pick<NotificationChannel, 'name' | 'job'>,
  notificationID: number,
): Promise<boolean> {
  return site.database.transaction(async (tx) => {
    const row = await tx.row<ToSend>(sql`
      select notification_id, user_id from notification_deliveries
      where notification_id = ${notificationID} and channel = ${name} and date_sent is null`);
    const end = row && (await quietUntilOf(tx, [row.user_id], new Date())).get(row.user_id);
    if (!end) return false;
    const { payload, key } = deliveryOf(job, notificationID);
    await site.jobs.enqueue(tx, job, payload, { key, runAt: end });
    return true;
  });
}

interface Claimed {
  userID: number;
  /** By the ids of the notifications: the reason for which each is sent. */
  types: ReadonlyMap<number, string>;
}

interface Waiting {
  notification_id: number;
  activity_type: string;
  sent_with: number | null;
}

/**
 * The job's own notification, with all others that wait for the same member where they are many, or waited for the morning.
 * What one job has taken, no other sends; a job that is tried again takes the same ones.
 */
function claim(site: Site, channel: string, notificationID: number): Promise<Claimed | undefined> {
  return site.database.transaction(async (tx) => {
    await waitForOtherClaims(tx, channel, notificationID);
    const own = await tx.row<{ user_id: number }>(sql`
      select user_id from notification_deliveries
      where notification_id = ${notificationID} and channel = ${channel} and date_sent is null
        and (sent_with is null or sent_with = ${notificationID}) for update`);
    if (!own) return undefined;
    const waiting = await tx.rows<Waiting>(sql`
      select notification_id, activity_type, sent_with from notification_deliveries
      where user_id = ${own.user_id} and channel = ${channel} and date_sent is null
        and (sent_with is null or sent_with = ${notificationID})
      order by notification_id = ${notificationID} desc, notification_id
      limit ${sql.integer(MOST_IN_ONE)} for update skip locked`);
    const taken = waiting.filter((row) => row.sent_with !== null);
    const isMuch = waiting.length >= BUNDLE_FROM || (await hasQuietHours(tx, own.user_id));
    const fresh = isMuch ? waiting : waiting.filter((row) => row.notification_id === notificationID);
    const types = new Map(
      (taken.length > 0 ? taken : fresh).map((row) => [row.notification_id, row.activity_type]),
    );
    await tx.execute(sql`
      update notification_deliveries set sent_with = ${notificationID}
      where notification_id = any(${[...types.keys()]}) and channel = ${channel}`);
    return { userID: own.user_id, types };
  });
}

/** One claim after another for each member: two at once would each leave the other's own out, and it would come as two. */
async function waitForOtherClaims(tx: Queryable, channel: string, notificationID: number): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext(${`deliveries by ${channel}`}), user_id)
    from notification_deliveries where notification_id = ${notificationID} and channel = ${channel}`);
}

/** What may still be seen, and was not switched off meanwhile: one rule, whatever it is sent by. */
async function wantedOf(
  { name }: Pick<NotificationChannel, 'name'>,
  reader: RequestContext,
  types: Claimed['types'],
): Promise<NamedNotification[]> {
  const [rows, own] = await Promise.all([
    findSeen(reader, [...types.keys()]),
    findOwn(reader.db, reader.viewer.userID),
  ]);
  const named = await nameNotifications(reader, rows, (row) => types.get(row.notification_id) ?? '');
  const isWanted = await Promise.all(named.map((each) => wantsNow(reader, own, each, name)));
  return named.filter((_, at) => isWanted[at]);
}
