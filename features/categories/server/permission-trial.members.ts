// Which members other permissions would concern: a bounded look at those who hold one of the roles that would change.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { viewersOfUsers } from '../../../platform/server/sessions/identify.ts';
import type { Viewer } from '../../../platform/server/sessions/viewer.ts';

const MOST_COUNTED = 1000;
/** Many of them may lose nothing, for another role permits the same. */
const MOST_READ = 5000;
const MOST_SHOWN = 10;

interface Concerned<Difference> {
  countMembers: number;
  hasMoreMembers: boolean;
  /** The first of them. */
  members: { viewer: Viewer; difference: Difference }[];
}

export async function membersConcerned<Difference>(
  ctx: RequestContext,
  roleIDs: readonly number[],
  /** Of a set of roles; undefined: nothing is different. */
  differenceOf: (roleIDs: readonly number[], isAdmin: boolean) => Difference | undefined,
): Promise<Concerned<Difference>> {
  if (roleIDs.length === 0) return { countMembers: 0, hasMoreMembers: false, members: [] };
  const holders = await ctx.db.rows<{ user_id: number }>(sql`
    select held.user_id from unnest(${[...roleIDs]}::int[]) as changed (role_id)
    cross join lateral (
      select user_id from user_roles where user_roles.role_id = changed.role_id
      order by date_inserted, user_id limit ${sql.integer(MOST_READ + 1)}
    ) held limit ${sql.integer(MOST_READ + 1)}`);
  const userIDs = [...new Set(holders.map((each) => each.user_id))].slice(0, MOST_READ);
  // As what they would be if they asked now: who is banned holds no role.
  const viewers = await viewersOfUsers(ctx.site, await ctx.site.roleRegistry(), ctx.db, userIDs);
  const concerned = viewers
    .flatMap((viewer) => {
      const difference = differenceOf(viewer.roleIDs, viewer.permissions.isAdmin);
      return difference === undefined ? [] : [{ viewer, difference }];
    })
    .toSorted((a, b) => a.viewer.userID - b.viewer.userID);
  return {
    countMembers: Math.min(concerned.length, MOST_COUNTED),
    hasMoreMembers: concerned.length > MOST_COUNTED || holders.length > MOST_READ,
    members: concerned.slice(0, MOST_SHOWN),
  };
}
