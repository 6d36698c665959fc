// Whether a member muted what was written: for its discussion, its author, its category or one of its tags. One rule for
// everything that leaves it out: notifications, mails, counts and lists.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { MemberHas } from '../../../platform/server/sessions/member-has.ts';
import { followables, type Written } from './followables.ts';

/** Most have none: what is asked on their pages is asked without. */
export const mutes: MemberHas = {
  name: 'mutes',
  // In the order of the key, so that it is read by it.
  exists: (userID) => sql`coalesce((
    select true from mutes m where m.user_id = ${userID} order by m.record_type, m.record_id limit 1), false)`,
};

/** On `mutes m`. */
export const isMutedNow = sql.raw('(m.date_until is null or m.date_until > now())');

/**
 * Each a look into the key of the table, however much somebody muted. Most muted nothing, which is looked up first: where
 * `userID` is one member's, once for all rows.
 */
export function isMuted(
  ctx: Pick<RequestContext, 'site' | 'config'>,
  userID: Sql,
  written: Written,
  isMeant: (recordType: string) => boolean = () => true,
): Sql {
  const conditions = followables
    .of(ctx)
    .filter(({ recordType }) => isMeant(recordType))
    .map(
      ({ recordType, idsOf }) => sql`exists (
        select from mutes m where m.user_id = ${userID} and m.record_type = ${recordType}
          and m.record_id in (${idsOf(written)}) and ${isMutedNow})`,
    );
  if (conditions.length === 0) return sql.raw('false');
  return sql`((select ${mutes.exists(userID)}) and (${sql.join(conditions, ' or ')}))`;
}
