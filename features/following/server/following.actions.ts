import { isTimeZone } from '../../../platform/contract/time-zone.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { preferenceError } from '../../notifications/preferences.contract.ts';
import { notificationsTag } from '../../notifications/server/live-notifications.ts';
import { tomorrowMorning } from '../../notifications/zoned-time.ts';
import { followingError, type MuteTerm } from '../following.contract.ts';
import { followAdded, followRemoved, recordMuted, recordUnmuted } from '../following.events.ts';
import { mutesTag } from './muted.lists.ts';

// Both are the viewer's own: no page that others see depends on them. Their own notifications are counted again.

export interface FollowedRecord {
  recordType: string;
  recordID: number;
}

export interface WantedChannels {
  popup?: boolean | null | undefined;
  email?: boolean | null | undefined;
  push?: boolean | null | undefined;
}

/** More than anybody keeps track of; so many of each. */
export const MOST_FOLLOWED = 500;

export async function followRecord(
  ctx: RequestContext,
  record: FollowedRecord,
  { popup, email, push }: WantedChannels,
): Promise<void> {
  const { userID } = ctx.viewer;
  const { recordType, recordID } = record;
  await ctx.write(async (w) => {
    await requireRoom(w, 'follows', userID, record);
    const row = await w.db.row<{ is_new: boolean }>(sql`
      insert into follows as known (user_id, record_type, record_id, popup, email, push)
      values (${userID}, ${recordType}, ${recordID}, ${popup ?? null}, ${email ?? null}, ${push ?? null})
      on conflict (user_id, record_type, record_id) do update set
        popup = case when ${popup !== undefined} then excluded.popup else known.popup end,
        email = case when ${email !== undefined} then excluded.email else known.email end,
        push = case when ${push !== undefined} then excluded.push else known.push end
      returning xmax = 0 as is_new`);
    if (row?.is_new) await w.announce(followAdded, { userID, ...record });
  });
}

export async function unfollowRecord(ctx: RequestContext, record: FollowedRecord): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const removed = await w.db.execute(sql`
      delete from follows
      where user_id = ${userID} and record_type = ${record.recordType} and record_id = ${record.recordID}`);
    if (removed > 0) await w.announce(followRemoved, { userID, ...record });
  });
}

export async function muteRecord(
  ctx: RequestContext,
  record: FollowedRecord,
  term: { for: MuteTerm; timeZone: string | undefined },
): Promise<void> {
  const { userID } = ctx.viewer;
  const until = endOf(ctx.now, term);
  await ctx.write(async (w) => {
    await requireRoom(w, 'mutes', userID, record);
    await w.db.execute(sql`
      insert into mutes (user_id, record_type, record_id, date_inserted, date_until)
      values (${userID}, ${record.recordType}, ${record.recordID}, ${ctx.now}, ${until})
      on conflict (user_id, record_type, record_id) do update set
        date_inserted = excluded.date_inserted, date_until = excluded.date_until`);
    await w.announce(
      recordMuted,
      { userID, ...record },
      { invalidates: [notificationsTag(userID), mutesTag(userID)] },
    );
  });
}

export async function unmuteRecord(ctx: RequestContext, record: FollowedRecord): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const removed = await w.db.execute(sql`
      delete from mutes
      where user_id = ${userID} and record_type = ${record.recordType} and record_id = ${record.recordID}`);
    if (removed > 0)
      await w.announce(
        recordUnmuted,
        { userID, ...record },
        { invalidates: [notificationsTag(userID), mutesTag(userID)] },
      );
  });
}

const HOUR = 3_600_000;
const HOURS = { hour: 1, '8hours': 8, week: 7 * 24 } as const;

/** Null: until it is taken back. */
function endOf(
  now: Date,
  { for: term, timeZone = 'UTC' }: { for: MuteTerm; timeZone: string | undefined },
): Date | null {
  if (!isTimeZone(timeZone)) throw preferenceError('preference.timeZoneUnknown');
  if (term === 'forever') return null;
  return term === 'tomorrow' ? tomorrowMorning(now, timeZone) : new Date(now.getTime() + HOURS[term] * HOUR);
}

/** The lock is on the member: what they do at once is counted one after the other. */
async function requireRoom(
  w: WriteContext,
  table: 'follows' | 'mutes',
  userID: number,
  { recordType, recordID }: FollowedRecord,
): Promise<void> {
  await w.db.row(sql`select user_id from users where user_id = ${userID} for no key update`);
  const others = await w.db.row<{ count: number }>(sql`
    select count(*) as count from ${sql.raw(table)}
    where user_id = ${userID} and not (record_type = ${recordType} and record_id = ${recordID})`);
  if ((others?.count ?? 0) >= MOST_FOLLOWED) throw followingError('following.tooMany');
}
