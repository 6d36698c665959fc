// The orders of members. An order reveals something too: what a viewer may not know of somebody does not place them.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { hiddenPostsOf } from './counts/user.seen-counts.ts';
import { BY_NAME, type NameOrder } from './user.by-name.ts';
import { userConfig } from './user.config.ts';
import type { UserOrder } from './user.queries.ts';

type Field = 'dateInserted' | 'dateLastActive' | 'name' | 'userID' | 'points' | 'countPosts';
export type UserSort = Field | `-${Field}`;

const OPEN = { dateInserted: 'date_inserted', name: 'name_key', userID: 'user_id' } as const;

export async function userOrder(ctx: RequestContext, sort: UserSort): Promise<UserOrder> {
  const field = sort.replace('-', '') as Field;
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  if (field in OPEN) {
    const column = sql.raw(OPEN[field as keyof typeof OPEN]);
    return { join: sql.empty, by: sql`${column} ${direction}, user_id ${direction}` };
  }
  const hidden = field === 'dateLastActive' ? undefined : await hiddenPostsOf(ctx);
  const value = columnOf(field, hidden !== undefined);
  const isRestricted = restrictedProfiles(ctx);
  const shown = isRestricted ? sql`case when ${isRestricted} then null else ${value} end` : value;
  const last = isRestricted ? sql` nulls last` : sql.empty;
  return {
    join: hidden ? sql`left join (${hidden}) hidden using (user_id)` : sql.empty,
    by: sql`${shown} ${direction}${last}, user_id ${direction}`,
  };
}

function columnOf(field: Field, hasHidden: boolean): Sql {
  if (field === 'dateLastActive') return sql`coalesce(date_last_active, date_inserted)`;
  if (field === 'points')
    return hasHidden ? sql`users.points - coalesce(hidden.points, 0)` : sql`users.points`;
  const posts = sql`count_discussions + count_comments`;
  return hasHidden
    ? sql`(${posts} - coalesce(hidden.discussions, 0) - coalesce(hidden.comments, 0))`
    : sql`(${posts})`;
}

/** Profiles that are private to this viewer, as a condition; undefined where none is. */
export function restrictedProfiles(ctx: RequestContext): Sql | undefined {
  if (ctx.can('personalInfo.view')) return undefined;
  return ctx.setting(userConfig.hidesBannedProfiles) ? sql`(is_private or banned <> 0)` : sql`is_private`;
}

export type NameSort = 'countComments' | 'dateLastActive' | 'name' | 'mention';

export function nameOrder(ctx: RequestContext, name: NameSort): NameOrder {
  if (name === 'mention') {
    const order = MENTION_ORDERS[ctx.setting(userConfig.mentionsOrder)] ?? 'countComments';
    return { ...orderBy(ctx, order), exactFirst: true };
  }
  return orderBy(ctx, name);
}

function orderBy(ctx: RequestContext, sort: Exclude<NameSort, 'mention'>): NameOrder {
  if (sort === 'name') return { by: BY_NAME };
  if (sort === 'countComments')
    return { by: sql`count_comments desc, ${BY_NAME}`, nearest: sql`count_comments desc, user_id` };
  const isRestricted = restrictedProfiles(ctx);
  const date = isRestricted
    ? sql`case when ${isRestricted} then null else date_last_active end`
    : sql`date_last_active`;
  return {
    by: sql`${date} desc nulls last, ${BY_NAME}`,
    nearest: sql`date_last_active desc nulls last, user_id desc`,
  };
}

const MENTION_ORDERS: Readonly<Record<string, Exclude<NameSort, 'mention'>>> = {
  CountComments: 'countComments',
  DateLastActive: 'dateLastActive',
  Name: 'name',
};
