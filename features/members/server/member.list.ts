// The members page: filters and an order become one statement that walks an index from where the page before ended.

import type { z } from 'zod';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { parseDateRange } from '../../../platform/contract/range.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { withinTime } from '../../../platform/server/db/within-time.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { memberStates } from '../../../platform/server/places/member-states.ts';
import { requireVisibleRoles } from '../../roles/server/role.policy.ts';
import { ipCondition, isIPAddress } from '../../users/server/manage/user.ip-search.ts';
import { matchingProfileValues } from '../../users/server/profile-values.ts';
import { likeLiteral, PEOPLE } from '../../users/server/user.queries.ts';
import { emailKey, nameKey } from '../../users/server/user-name.ts';
import { type listMembers, type MemberList, type MemberSort, memberError } from '../members.contract.ts';
import { type MemberColumns, presentMembers, presentStates, statesFor } from './member.present.ts';

type Query = z.output<typeof listMembers.spec.query>;

const MOST_COUNTED = 10_000;
const LIST_MS = 4000;
const COUNT_MS = 1500;

/** Each has an index of its own, whose second column, where it has one, is the number of the member. */
const COLUMNS = {
  name: { column: sql.raw('users.name_key'), type: 'text' },
  dateInserted: { column: sql.raw('users.date_inserted'), type: 'timestamptz' },
  dateLastActive: {
    column: sql.raw('coalesce(users.date_last_active, users.date_inserted)'),
    type: 'timestamptz',
  },
  countPosts: { column: sql.raw('(users.count_discussions + users.count_comments)'), type: 'int' },
  points: { column: sql.raw('users.points'), type: 'int' },
} as const satisfies Record<MemberSort, { column: Sql; type: string }>;

export async function listOf(ctx: RequestContext, query: Query): Promise<MemberList> {
  const conditions = await conditionsOf(ctx, query);
  const where = sql.and([PEOPLE, ...conditions]);
  const { rows, total } = await ctx.site.heavyReads.run(ctx, async () => {
    const [found, count] = await Promise.all([
      withinTime(ctx.site.database, LIST_MS, (db) => db.rows<Found>(pageOf(query, where))),
      query.after === undefined
        ? withinTime(ctx.site.database, COUNT_MS, (db) => db.row<{ total: number }>(countOf(where)))
        : undefined,
    ]);
    if (!found) throw memberError('members.tooSlow');
    return { rows: found, total: count?.total };
  });
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    members: await presentMembers(ctx, shown),
    total:
      total === undefined ? null : { value: Math.min(total, MOST_COUNTED), isMore: total > MOST_COUNTED },
    next: rows.length > query.limit && last ? cursorOf(last) : null,
    states: presentStates(ctx, statesFor(ctx)),
  };
}

interface Found extends MemberColumns {
  place: string;
}

function pageOf(query: Query, where: Sql): Sql {
  const { column } = COLUMNS[query.sort];
  const direction = sql.raw(query.direction);
  return sql`
    select ${MEMBER_COLUMNS}, ${column}::text as place from users
    where ${where} and ${behind(query)}
    order by ${column} ${direction}, users.user_id ${direction} limit ${sql.integer(query.limit + 1)}`;
}

export const MEMBER_COLUMNS =
  sql.raw(`users.user_id, users.name, users.photo_url, users.email, users.date_inserted,
  users.date_last_active, users.count_discussions + users.count_comments as count_posts, users.points, users.banned,
  users.email_confirmed`);

const countOf = (where: Sql): Sql => sql`
  select count(*)::int as total from (select from users where ${where} limit ${sql.integer(MOST_COUNTED + 1)}) found`;

/** Where the page before ended: what it was ordered by, and whose it was. */
const cursorOf = ({ place, user_id }: Found): string =>
  `${user_id}.${Buffer.from(place).toString('base64url')}`;

function behind({ after, sort, direction }: Query): Sql {
  if (after === undefined) return sql.raw('true');
  const { column, type } = COLUMNS[sort];
  const [userID = '', place = ''] = after.split('.');
  const value = Buffer.from(place, 'base64url').toString();
  if (!/^\d{1,9}$/.test(userID) || !isOfType(value, type))
    throw fieldProblem('after', 'after is the `next` of a page in the same order.');
  const compare = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(${column}, users.user_id) ${compare} (${value}::${sql.raw(type)}, ${Number(userID)}::int)`;
}

function isOfType(value: string, type: string): boolean {
  if (value === '' || value.includes('\0')) return false;
  if (type === 'int') return /^-?\d{1,9}$/.test(value);
  return type === 'text' || /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(value);
}

async function conditionsOf(ctx: RequestContext, query: Query): Promise<(Sql | undefined)[]> {
  const { roleID, dateInserted, dateLastActive, profileFields } = query;
  if (roleID !== undefined) await requireVisibleRoles(ctx, 'roleID', [roleID]);
  return [
    query.query.trim() === '' ? undefined : wordsCondition(ctx, query.query.trim()),
    roleID === undefined
      ? undefined
      : sql`exists (select from user_roles r where r.user_id = users.user_id and r.role_id = ${roleID})`,
    dateInserted === undefined
      ? undefined
      : rangeCondition('users.date_inserted', parseDateRange('dateInserted', dateInserted)),
    dateLastActive === undefined
      ? undefined
      : rangeCondition(
          'coalesce(users.date_last_active, users.date_inserted)',
          parseDateRange('dateLastActive', dateLastActive),
        ),
    profileFields === undefined ? undefined : await matchingProfileValues(ctx, profileFields),
    query.state === undefined ? undefined : await stateCondition(ctx, query.state),
  ];
}

async function stateCondition(ctx: RequestContext, id: string): Promise<Sql> {
  const state = statesFor(ctx).find((each) => each.id === id);
  // Of an add-on that is switched off, or not for whoever asks to know: nobody is shown, and a link to it stays good.
  if (!state && memberStates.declaredIn(ctx.site.features.all).some((each) => each.id === id))
    return sql`false`;
  if (!state)
    throw fieldProblem(
      'state',
      `state must be one of: ${statesFor(ctx)
        .map((each) => each.id)
        .join(', ')}.`,
    );
  return state.listedBy ?? sql`(${await state.where(ctx)})`;
}

/** Addresses are looked for by those who may see them; for all others they are words like any. */
export function wordsCondition(ctx: RequestContext, text: string): Sql {
  if (/^#\d{1,9}$/.test(text)) return sql`users.user_id = ${Number(text.slice(1))}`;
  if (ctx.can('personalInfo.view')) {
    if (isIPAddress(text)) return ipCondition([text]);
    if (text.startsWith('@')) return sql`split_part(users.email_key, '@', 2) = ${emailKey(text.slice(1))}`;
    if (text.includes('@')) return sql`users.email_key like ${`${likeLiteral(emailKey(text))}%`}`;
  }
  return sql`users.name_key like ${`%${likeLiteral(nameKey(text))}%`}`;
}
