import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { type QuietHours, quietUntil } from '../../quiet-hours.ts';

interface Row {
  user_id: number;
  is_on: boolean;
  from_minutes: number;
  to_minutes: number;
  days: number[];
  paused_until: string | null;
  time_zone: string | null;
}

export const USUAL_HOURS = { isOn: false, from: 22 * 60, to: 7 * 60 + 30, days: [0, 1, 2, 3, 4, 5, 6] };

export async function findQuietHours(db: Queryable, userID: number): Promise<QuietHours> {
  const known = (await quietHoursOf(db, [userID])).get(userID);
  if (known) return known;
  const row = await db.row<{ time_zone: string | null }>(
    sql`select time_zone from users where user_id = ${userID}`,
  );
  return { ...USUAL_HOURS, timeZone: row?.time_zone ?? 'UTC', pausedUntil: null };
}

/** Of those who set any. */
async function quietHoursOf(db: Queryable, userIDs: readonly number[]): Promise<Map<number, QuietHours>> {
  const rows = await db.rows<Row>(sql`
    select q.*, u.time_zone from notification_quiet q join users u using (user_id)
    where user_id = any(${[...userIDs]}) order by user_id`);
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        isOn: row.is_on,
        from: row.from_minutes,
        to: row.to_minutes,
        days: row.days,
        timeZone: row.time_zone ?? 'UTC',
        pausedUntil: row.paused_until === null ? null : new Date(row.paused_until),
      },
    ]),
  );
}

/** Whoever has any gets what waits as one. */
export async function hasQuietHours(db: Queryable, userID: number): Promise<boolean> {
  const hours = (await quietHoursOf(db, [userID])).get(userID);
  return hours !== undefined && (hours.isOn || hours.pausedUntil !== null);
}

/** Until when it is quiet for which of these members: whatever would ring, a mail or a push, waits for that moment. */
export async function quietUntilOf(
  db: Queryable,
  userIDs: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  const hours = await quietHoursOf(db, userIDs);
  return new Map(
    [...hours].flatMap(([userID, each]) => {
      const end = quietUntil(each, now);
      return end ? [[userID, end] as const] : [];
    }),
  );
}
