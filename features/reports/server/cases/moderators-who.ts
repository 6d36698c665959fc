// Members who decide about cases somewhere: by their roles, some at a time. What they may see is asked of each.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';

const DECIDES: ReadonlySet<string> = new Set(['community.moderate', 'posts.moderate']);

export async function rolesThatDecide(ctx: Pick<RequestContext, 'site'>): Promise<number[]> {
  const { grantsByRole } = await ctx.site.roleRegistry();
  return [...grantsByRole]
    .filter(([, grants]) => grants.some(({ permission }) => DECIDES.has(permission)))
    .map(([roleID]) => roleID);
}

export async function moderators(
  ctx: Pick<RequestContext, 'site'>,
  { after, limit }: { after: number; limit: number },
): Promise<Sql> {
  const roleIDs = await rolesThatDecide(ctx);
  return sql`
    select user_id from (
      (select distinct user_id from user_roles where role_id = any(${roleIDs}) and user_id > ${after}
        order by user_id limit ${sql.integer(limit)})
      union
      (select user_id from users where admin = 1 and user_id > ${after} order by user_id limit ${sql.integer(limit)})
    ) deciders order by user_id limit ${sql.integer(limit)}`;
}
