import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ChosenTimes } from './schedule/digest-times.ts';

export interface SubscriptionRow extends ChosenTimes {
  parts: Record<string, boolean>;
  date_next: string | null;
}

/** Of whoever chose nothing as well; undefined: there is no such member. */
export function findSubscription(db: Queryable, userID: number): Promise<SubscriptionRow | undefined> {
  return db.row<SubscriptionRow>(sql`
    select s.frequency, s.day_of_week, s.hour, coalesce(s.parts, '{}') as parts, s.date_next, u.time_zone
    from users u left join digest_subscriptions s using (user_id)
    where u.user_id = ${userID} and u.date_deleted is null`);
}
