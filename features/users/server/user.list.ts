// From the filters of GET /users to conditions.

import type { z } from 'zod';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { requireItems } from '../../../platform/contract/item-errors.ts';
import { parseDateRange, parseNumberRange } from '../../../platform/contract/range.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { canSeeRole } from '../../roles/server/role.policy.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import type { listUsers } from '../users.contract.ts';
import { ipCondition, isIPAddress } from './manage/user.ip-search.ts';
import { matchingProfileValues } from './profile-values.ts';
import { restrictedProfiles } from './user.order.ts';
import { isFullViewer } from './user.policy.ts';
import { likeLiteral } from './user.queries.ts';
import { emailKey, nameKey } from './user-name.ts';

type Query = z.output<typeof listUsers.spec.query>;

export async function userConditions(
  ctx: RequestContext,
  query: Query,
): Promise<(Sql | undefined | false)[]> {
  requireOneOf(query);
  requirePersonalInfo(ctx, query);
  const roleIDs = [...(query.roleID === undefined ? [] : [query.roleID]), ...(query.roleIDs ?? [])];
  if (roleIDs.length > 0) await requireVisibleRoles(ctx, roleIDs);
  return [
    query.userID !== undefined && rangeCondition('user_id', parseNumberRange('userID', query.userID)),
    ...(['dateInserted', 'dateUpdated', 'dateLastActive'] as const).map((field) =>
      dateCondition(ctx, field, query[field]),
    ),
    roleIDs.length > 0 &&
      sql`exists (select 1 from user_roles r where r.user_id = users.user_id and r.role_id = any(${roleIDs}))`,
    query.isBanned !== undefined && (query.isBanned ? sql`banned <> 0` : sql`banned = 0`),
    query.emailConfirmed !== undefined && sql`email_confirmed = ${query.emailConfirmed}`,
    query.name !== undefined && nameCondition(query.name),
    textCondition(ctx, query.query),
    query.ipAddresses !== undefined && ipCondition(query.ipAddresses),
    ...(query.profileFields === undefined
      ? []
      : [await matchingProfileValues(ctx, query.profileFields), openProfiles(ctx)]),
    query.email !== undefined && sql`email_key = ${emailKey(query.email)}`,
    query.emailDomain !== undefined && sql`email_key like ${`%@${likeLiteral(emailKey(query.emailDomain))}`}`,
  ];
}

const DATE_COLUMNS = {
  dateInserted: 'date_inserted',
  dateUpdated: 'date_updated',
  dateLastActive: 'date_last_active',
} as const;

/** The fields of a restricted profile find nobody. */
function openProfiles(ctx: RequestContext): Sql | undefined {
  const isRestricted = restrictedProfiles(ctx);
  return isRestricted && sql`not ${isRestricted}`;
}

/** A private profile does not show when somebody came and was here last; a filter on it would. */
function dateCondition(
  ctx: RequestContext,
  field: keyof typeof DATE_COLUMNS,
  text: string | undefined,
): Sql | undefined {
  if (text === undefined) return undefined;
  const isRestricted = restrictedProfiles(ctx);
  const guard = isRestricted ? sql` and not ${isRestricted}` : sql.empty;
  return sql`(${rangeCondition(DATE_COLUMNS[field], parseDateRange(field, text)) ?? sql.raw('true')}${guard})`;
}

/** An address of a machine is looked for as one, by those who may. */
function textCondition(ctx: RequestContext, text: string | undefined): Sql | undefined {
  if (text === undefined) return undefined;
  if (isIPAddress(text) && isFullViewer(ctx)) return ipCondition([text]);
  return sql`name_key like ${`%${likeLiteral(nameKey(text))}%`}`;
}

function nameCondition(name: string): Sql {
  const key = nameKey(name.replace(/\*$/, ''));
  return name.endsWith('*') ? sql`name_key like ${`${likeLiteral(key)}%`}` : sql`name_key = ${key}`;
}

function requireOneOf(query: Query): void {
  const given = [query.dateInserted, query.dateUpdated, query.roleID].filter((each) => each !== undefined);
  if (given.length > 1)
    throw fieldProblem('dateInserted', 'Give one of dateInserted, dateUpdated and roleID.');
}

function requirePersonalInfo(ctx: RequestContext, query: Query): void {
  const { email, emailDomain, emailConfirmed, ipAddresses } = query;
  const asksForAddresses = [email, emailDomain, emailConfirmed, ipAddresses].some(
    (each) => each !== undefined,
  );
  if (asksForAddresses && !isFullViewer(ctx)) ctx.require('personalInfo.view');
}

async function requireVisibleRoles(ctx: RequestContext, roleIDs: readonly number[]): Promise<void> {
  const visible = (await findRoles(ctx.db))
    .filter((role) => canSeeRole(ctx, role))
    .map((role) => role.role_id);
  requireItems('roleID', roleIDs, (roleID) => visible.includes(roleID), 'names no role.');
}
