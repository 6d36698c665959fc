// Receivers by what they may do: those with a role that grants it, and administrators.

import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ReceiverBatch } from './notification-kinds.ts';

export async function membersWho(
  ctx: Pick<RequestContext, 'site'>,
  permission: PermissionName,
  { after, limit }: ReceiverBatch,
): Promise<Sql> {
  const { grantsByRole } = await ctx.site.roleRegistry();
  const roleIDs = [...grantsByRole]
    .filter(([, grants]) =>
      grants.some((grant) => grant.resource_type === 'global' && grant.permission === permission),
    )
    .map(([roleID]) => roleID);
  return sql`
    select user_id from (
      (select distinct user_id from user_roles where role_id = any(${roleIDs}) and user_id > ${after}
        order by user_id limit ${sql.integer(limit)})
      union
      (select user_id from users where admin = 1 and user_id > ${after} order by user_id limit ${sql.integer(limit)})
    ) holders order by user_id limit ${sql.integer(limit)}`;
}
