// Receivers by what they may see: members with the same roles have the same rights, and one statement serves them all.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import { viewersOfUsers } from '../../../../platform/server/sessions/identify.ts';
import type { Viewer } from '../../../../platform/server/sessions/viewer.ts';
import { channelsFor, type NotificationChannel } from '../notification-channels.ts';
import { isDuty } from '../notification-exclusions.ts';
import type { Concerned } from './find-receivers.ts';

export interface ReceiverGroup {
  /** With the rights of the group. */
  ctx: RequestContext;
  /** Each of them once, for whatever reason. */
  receivers: readonly Concerned[];
  /** They hear of it whatever they muted. */
  isDuty: boolean;
  /** Those that they may have at all. */
  channels: readonly NotificationChannel[];
}

export type Eligible = ReadonlyMap<number, Viewer>;

/** Who is banned or gone is not among them. */
export async function eligibleAmong(
  ctx: RequestContext,
  db: Queryable,
  userIDs: readonly number[],
): Promise<Eligible> {
  if (userIDs.length === 0) return new Map();
  const viewers = await viewersOfUsers(ctx.site, await ctx.site.roleRegistry(), db, userIDs);
  return new Map(viewers.filter(({ isBanned }) => !isBanned).map((viewer) => [viewer.userID, viewer]));
}

export async function groupsOf(
  ctx: RequestContext,
  eligible: Eligible,
  receivers: readonly Concerned[],
): Promise<ReceiverGroup[]> {
  const present = receivers.filter(({ user_id: userID }) => eligible.has(userID));
  const groups = Map.groupBy(
    present,
    ({ user_id: userID, kind }) => `${isDuty(kind)} ${(eligible.get(userID) as Viewer).audience}`,
  );
  return Promise.all(
    [...groups.values()].map(async (members) => {
      const viewer = (eligible.get(members[0]?.user_id ?? 0) as Viewer).asAudience();
      const group = await makeContext(ctx.site, viewer);
      return {
        ctx: group,
        receivers: members,
        isDuty: members.some(({ kind }) => isDuty(kind)),
        channels: channelsFor(group, viewer),
      };
    }),
  );
}
