// Receivers by what they may see: members with the same roles have the same rights, and one statement serves them all.
import { configSnapshot } from '../../../../platform/server/config/config.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import { viewersOfUsers } from '../../../../platform/server/sessions/identify.ts';
import { notificationConfig } from '../notification.config.ts';

export interface Receiver {
  user_id: number;
  /** What they want themselves, where no preference says it. */
  popup?: boolean;
  email?: boolean;
}

export interface ReceiverGroup {
  /** With the rights of the group. */
  ctx: RequestContext;
  receivers: readonly Receiver[];
  /** May have mails at all. */
  mayHaveMails: boolean;
}

/** Who is banned or gone is in no group. */
export async function receiversWhoMay(
  ctx: RequestContext,
  db: Queryable,
  receivers: readonly Receiver[],
): Promise<ReceiverGroup[]> {
  if (receivers.length === 0) return [];
  const viewers = await viewersOfUsers(
    ctx.site,
    await ctx.site.roleRegistry(),
    db,
    receivers.map((each) => each.user_id),
  );
  const byID = new Map(receivers.map((each) => [each.user_id, each]));
  const sendsMails = !(await ctx.site.snapshots.get(configSnapshot)).get(notificationConfig.mailsDisabled);
  const groups = Map.groupBy(
    viewers.filter((viewer) => !viewer.isBanned),
    (viewer) => viewer.audience,
  );
  return Promise.all(
    [...groups.values()].map(async (members) => {
      const viewer = (members[0] as (typeof members)[number]).asAudience();
      return {
        ctx: await makeContext(ctx.site, viewer),
        receivers: members.flatMap(({ userID }) => byID.get(userID) ?? []),
        mayHaveMails: sendsMails && viewer.can('email.view', { mode: 'global' }),
      };
    }),
  );
}
