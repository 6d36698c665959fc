// A mail to one member, by a job that waits for the mail server. Many within a short time come as one.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { type NamedNotification, nameNotifications } from '../notification.present.ts';
import { findSeen } from '../notification.queries.ts';
import { hasQuietHours, quietUntilOf } from '../quiet/quiet.queries.ts';
import { jobOf, MAIL_JOB, type ToMail } from './enqueue-mails.ts';
import { type MailReceiver, mailReceiver } from './mail-receiver.ts';
import { stateOf } from './wants-mail.ts';
import { optionOf, writeMail } from './write-mail.ts';

/** From so many on that wait, they come as one. */
const BUNDLE_FROM = 4;
const MOST_IN_ONE = 30;

export const mailJob: SiteJob = async (site, payload) => {
  const notificationID = Number(payload.notificationID);
  if (await waitsForTheEnd(site, notificationID)) return;
  const claimed = await claim(site, notificationID);
  if (!claimed) return;
  const receiver = await mailReceiver(site, claimed.userID);
  if (receiver) {
    const { reader, email, own } = receiver;
    const [first, ...others] = await wantedBy(reader, own, claimed.ids);
    if (first) await site.mail.send(await writeMail(reader, email, [first, ...others]));
  }
  await site.database.execute(
    sql`update notifications set date_mailed = now() where notification_id = any(${claimed.ids})`,
  );
};

/** Where it is quiet by now, the same job comes again when that is over. */
async function waitsForTheEnd(site: Site, notificationID: number): Promise<boolean> {
  return site.database.transaction(async (tx) => {
    const row = await tx.row<ToMail>(sql`
      select notification_id, user_id from notifications where notification_id = ${notificationID} and date_mailed is null`);
    const end = row && (await quietUntilOf(tx, [row.user_id], new Date())).get(row.user_id);
    if (!row || !end) return false;
    const { payload, key } = jobOf(row);
    await site.jobs.enqueue(tx, MAIL_JOB, payload, { key, runAt: end });
    return true;
  });
}

interface Claimed {
  userID: number;
  ids: number[];
}

/**
 * The job's own notification, with all others that wait for the same member where they are many, or waited for the morning. What one job has taken, no
 * other sends; a job that is tried again takes the same ones.
 */
function claim(site: Site, notificationID: number): Promise<Claimed | undefined> {
  return site.database.transaction(async (tx) => {
    const own = await tx.row<{ user_id: number }>(sql`
      select user_id from notifications where notification_id = ${notificationID} and mail_type is not null
        and date_mailed is null and (mailed_with is null or mailed_with = ${notificationID}) for update`);
    if (!own) return undefined;
    const waiting = await tx.rows<{ notification_id: number; mailed_with: number | null }>(sql`
      select notification_id, mailed_with from notifications
      where user_id = ${own.user_id} and mail_type is not null and date_mailed is null
        and (mailed_with is null or mailed_with = ${notificationID})
      order by notification_id limit ${sql.integer(MOST_IN_ONE)} for update skip locked`);
    const taken = waiting.filter((row) => row.mailed_with !== null).map((row) => row.notification_id);
    const all = waiting.map((row) => row.notification_id);
    const isMuch = all.length >= BUNDLE_FROM || (await hasQuietHours(tx, own.user_id));
    const fresh = isMuch ? all : [notificationID];
    const ids = taken.length > 0 ? taken : [...new Set([...fresh, notificationID])];
    await tx.execute(
      sql`update notifications set mailed_with = ${notificationID} where notification_id = any(${ids})`,
    );
    return { userID: own.user_id, ids };
  });
}

/** What may still be seen, and whose mails were not switched off meanwhile. */
async function wantedBy(
  reader: RequestContext,
  own: MailReceiver['own'],
  ids: readonly number[],
): Promise<NamedNotification[]> {
  const { userID } = reader.viewer;
  const rows = await findSeen(reader, ids);
  const named = await nameNotifications(reader, rows, (row) => row.mail_type ?? '');
  const isWanted = await Promise.all(
    named.map(async (each) => {
      const exception = await each.kind.exceptions?.isMailed(reader, userID, each.facts);
      return exception ?? (await stateOf(reader, userID, own, optionOf(each)))?.isOn ?? false;
    }),
  );
  return named.filter((_, at) => isWanted[at]);
}
