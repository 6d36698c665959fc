// Which members can be found. The index is a moment behind; whom it may show is asked of the members themselves.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userConditions } from '../../users/server/user.list.ts';
import { restrictedProfiles } from '../../users/server/user.order.ts';
import { listUsers } from '../../users/users.contract.ts';
import type { SearchInput } from '../search.contract.ts';

/** Narrowed as GET /users is, with its permissions. */
export async function memberConditions(ctx: RequestContext, input: SearchInput): Promise<Sql[]> {
  const { email, roleIDs, dateLastActive, ipAddresses, profileFields, emailDomain } = input;
  const requested = { email, roleIDs, dateLastActive, ipAddresses, profileFields };
  const conditions = (await userConditions(ctx, listUsers.spec.query.parse(requested))).filter(isCondition);
  const domains = await Promise.all(
    (emailDomain ?? []).map(async (domain) => {
      const query = listUsers.spec.query.parse({ emailDomain: domain });
      return sql.and(await userConditions(ctx, query));
    }),
  );
  if (domains.length > 0) conditions.push(sql`(${sql.join(domains, ' or ')})`);
  return conditions.length === 0
    ? []
    : [sql`record_id in (select user_id from users where ${sql.and(conditions)})`];
}

function isCondition(each: Sql | undefined | false): each is Sql {
  return each !== undefined && each !== false;
}

/** Nobody who is gone or private, whatever the index still holds. */
export function visibleMembers(ctx: RequestContext): Sql {
  const isRestricted = restrictedProfiles(ctx);
  return sql`exists (select 1 from users
    where user_id = record_id and date_deleted is null ${isRestricted ? sql`and not ${isRestricted}` : sql.empty})`;
}
