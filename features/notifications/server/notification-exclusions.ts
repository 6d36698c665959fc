// Who hears nothing of something that they could be notified of: `extensions: [notificationExclusions.add(muted)]`. The one
// rule of eligibility: it holds when receivers are found, when notifications are listed and counted, and when a mail or a
// push is about to be sent, beside rights, bans and preferences.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { notificationKinds } from './notification-kinds.ts';

/** A notification, or one that is about to be stored: each a piece of SQL. */
export interface Notified {
  userID: Sql;
  /** Null in SQL: it is about no discussion. */
  discussionID: Sql;
  /** Who did it. */
  actorUserID: Sql;
  /** `userID` is the viewer's. */
  isViewer?: boolean;
}

/** A condition, or `false`: this member wants to hear nothing of it. It reads some rows by a key, however much there is of anything. */
export type NotificationExclusion = (ctx: RequestContext, notified: Notified) => Sql;

export const notificationExclusions = new ExtensionPoint<NotificationExclusion>();

/** A condition. What somebody hears as a duty, they hear whatever they muted. */
export function isWanted(ctx: RequestContext, notified: Notified): Sql {
  const excluded = notificationExclusions
    .of(ctx)
    .map((exclusion) => exclusion(ctx, notified))
    .filter((condition) => !condition.isFalse);
  return excluded.length > 0 ? sql`not (${sql.join(excluded, ' or ')})` : sql.raw('true');
}

export function isDuty({ reason }: { reason: string }): boolean {
  return reason === 'managed';
}

/**
 * The same for rows of `notifications n`, the viewer's own: what depends on who they are is looked up once for all rows.
 * PostgreSQL is not told who, so that one plan does for all members.
 */
export function isStillWanted(ctx: RequestContext): Sql {
  const wanted = isWanted(ctx, {
    userID: sql`(select ${ctx.viewer.userID}::int)`,
    isViewer: true,
    discussionID: sql.raw('n.discussion_id'),
    actorUserID: sql.raw('n.actor_user_id'),
  });
  if (wanted.isTrue) return wanted;
  const duties = notificationKinds.of(ctx).filter(isDuty);
  return sql`(n.activity_type = ${sql.anyConstant(duties.map(({ activityType }) => activityType))} or ${wanted})`;
}
