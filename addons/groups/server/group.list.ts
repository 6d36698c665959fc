// Lists of groups, as the viewer may see them.
import { type RequestContext, type Sql, sql } from '@parley/addon-api';
import { groupPath } from '../group.address.ts';
import type { ListedGroup } from '../group-widgets.contract.ts';
import type { GROUP_SORTS, Group } from '../groups.contract.ts';
import { type GroupRow, seenGroups } from './group.policy.ts';

export interface GroupQuery {
  memberID?: number | undefined;
  /** A part of the name. */
  query?: string | undefined;
  sort: (typeof GROUP_SORTS)[number];
  page: number;
  limit: number;
  /** How many of the next page come along: one tells whether there is one. */
  ahead?: number;
}

const ORDERS: Readonly<Record<GroupQuery['sort'], Sql>> = {
  '-countMembers': sql.raw('g.count_members desc, g.group_id desc'),
  '-dateInserted': sql.raw('g.group_id desc'),
  name: sql.raw('lower(g.name), g.group_id'),
};

export function groupRows(ctx: RequestContext, query: GroupQuery): Promise<GroupRow[]> {
  const { memberID, page, limit, ahead = 0 } = query;
  const named = query.query ? sql`position(lower(${query.query}::text) in lower(g.name)) > 0` : sql`true`;
  return ctx.db.rows<GroupRow>(sql`
    ${seenGroups(ctx, sql`${memberID === undefined ? sql`true` : belongs(ctx, memberID)} and ${named}`)}
    order by ${ORDERS[query.sort]} limit ${sql.integer(limit + ahead)} offset ${sql.integer((page - 1) * limit)}`);
}

/** Who belongs to a private group is told to its members alone, so that lists of somebody else's groups leave it out. */
function belongs(ctx: RequestContext, memberID: number): Sql {
  const isMember = sql`exists (
    select from group_members m where m.group_id = g.group_id and m.user_id = ${memberID})`;
  if (memberID === ctx.viewer.userID || ctx.can('groups.moderate')) return isMember;
  return sql`${isMember} and (g.privacy = 'public' or own.role is not null)`;
}

export function presentGroup(ctx: RequestContext, row: GroupRow): Group {
  return {
    groupID: row.group_id,
    name: row.name,
    url: ctx.url(groupPath({ groupID: row.group_id, name: row.name })),
    description: row.description_html,
    format: row.format,
    privacy: row.privacy,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    dateHeld: row.date_held,
    isWaiting: row.is_unpublished,
    insertUserID: row.insert_user_id,
    countMembers: row.count_members,
    iconUrl: row.icon_url,
    iconAlt: row.icon_alt,
    bannerUrl: row.banner_url,
    bannerAlt: row.banner_alt,
    categoryID: row.category_id,
    countDiscussions: row.count_discussions,
    dateFollowed: row.date_followed,
    dateLastComment: row.date_last_comment,
  };
}

export function listedGroup(ctx: RequestContext, row: GroupRow): ListedGroup {
  return {
    groupID: row.group_id,
    name: row.name,
    url: ctx.url(groupPath({ groupID: row.group_id, name: row.name })),
    excerpt: row.excerpt,
    privacy: row.privacy,
    countMembers: row.count_members,
    iconUrl: row.icon_url,
    iconAlt: row.icon_alt,
    role: row.role,
    isInvited: row.is_invited,
  };
}
