import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { openSessions } from '../../users/server/sign-in/session.queries.ts';

/** The newest of a member's, at most. */
const MOST_DEVICES = 20;

export interface PushDevice {
  subscription_id: number;
  session_id: number;
  endpoint: string;
  public_key: Buffer;
  auth_secret: Buffer;
}

/** Those that are still signed in. */
export async function devicesOf(db: Queryable, userID: number): Promise<PushDevice[]> {
  const rows = await db.rows<PushDevice>(sql`
    select subscription_id, session_id, endpoint, public_key, auth_secret from push_subscriptions
    where user_id = ${userID} order by subscription_id desc limit ${sql.integer(MOST_DEVICES)}`);
  const open = await openSessions(
    db,
    rows.map((row) => row.session_id),
  );
  return rows.filter((row) => open.has(row.session_id));
}

/** Among these devices, those that have it by now. */
export async function devicesThatHave(db: Queryable, notificationID: number): Promise<Set<number>> {
  const rows = await db.rows<{ subscription_id: number }>(
    sql`select subscription_id from sent_pushes where notification_id = ${notificationID}`,
  );
  return new Set(rows.map((row) => row.subscription_id));
}
