// What a list is narrowed to, as conditions on `discussions d`.
import { fieldProblem, permissionProblem } from '../../../../platform/contract/errors.ts';
import { parseDateRange, parseNumberRange } from '../../../../platform/contract/range.ts';
import { rangeCondition } from '../../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { dirtyIDs } from '../../../../platform/server/events/dirty-records.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { hasHiddenRedirects } from '../../../categories/server/category.counts.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { categoryFollows } from '../../../categories/server/category.queries.ts';
import { leadsSomewhere } from '../../../categories/server/hidden-redirects.ts';
import { postTypes } from '../../../post-types/server/post-types.ts';
import { reactionTypesSnapshot } from '../../../reactions/server/reaction.types.ts';
import { requireVisibleRoles } from '../../../roles/server/role.policy.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';
import { discussionError } from '../../discussions.contract.ts';
import { unreadDiscussions } from '../reading/unread-discussions.ts';
import { requireActiveStatuses } from '../statuses/discussion.statuses.ts';
import { excludedCategories, excludes } from './list-exclusions.ts';
import { announcedOutside } from './pinned-discussions.ts';
import { typeConditions } from './type.conditions.ts';

export interface ListScope {
  /** The categories it is about, all of them visible; undefined: every category there is. */
  categoryIDs: number[] | undefined;
  /** Ids of the categories that were asked for by name; announcements of a category stand only in it. */
  requestedCategoryIDs: number[];
  conditions: Sql[];
  /** What of these categories the viewer does not see; the counters of categories know of it. */
  visibility: Sql | undefined;
  /** Held posts stand in their author's own list alone. */
  includesOwnHeld: boolean;
  /** All conditions together: one author. */
  authorID: number | undefined;
}

export async function listScope(ctx: RequestContext, filters: DiscussionFilters): Promise<ListScope> {
  const followed = filters.followed ? await followedPlaces(ctx) : undefined;
  const { requested, categoryIDs } = await categoriesOf(ctx, filters, followed);
  const ownID = ctx.viewer.userID;
  const includesOwnHeld =
    ownID > 0 && filters.insertUserID?.length === 1 && filters.insertUserID[0] === ownID;
  const given = [
    ...recordConditions(ctx, filters),
    ...(await typeConditions(ctx, filters)),
    followed?.condition,
    ...(await peopleConditions(ctx, filters)),
    ...(await statusConditions(ctx, filters)),
  ];
  const conditions = given.filter((each) => each !== undefined);
  const visibility = (await hasHiddenRedirects(ctx, categoryIDs))
    ? leadsSomewhere(await visibleCategories(ctx))
    : undefined;
  const authorID =
    conditions.length === 1 && filters.insertUserID?.length === 1 ? filters.insertUserID[0] : undefined;
  return { categoryIDs, requestedCategoryIDs: requested, conditions, visibility, includesOwnHeld, authorID };
}

async function categoriesOf(
  ctx: RequestContext,
  filters: DiscussionFilters,
  followed: FollowedPlaces | undefined,
) {
  const visible = await visibleCategories(ctx);
  let ids: number[] | undefined = visible.isAll ? undefined : visible.ids;
  const requested = filters.categoryID === undefined ? [] : requestedCategories(filters.categoryID);
  if (filters.categoryID !== undefined && !requested.includes(-1)) {
    const unseen = requested.find((id) => visible.tree.byID.has(id) && !visible.has(id));
    if (unseen !== undefined) throw permissionProblem(['discussions.view'], { categoryID: unseen });
    const below = filters.includeChildCategories
      ? requested.flatMap((id) => visible.tree.descendants(id))
      : [];
    ids = [...new Set([...requested, ...below])].filter((id) => visible.has(id));
  }
  const narrow = (keep: (id: number) => boolean) => {
    ids = (ids ?? visible.ids).filter(keep);
  };
  if (filters.excludedCategoryIDs?.length) narrow((id) => !filters.excludedCategoryIDs?.includes(id));
  if (filters.excludeHiddenCategories && visible.tree.all.some((node) => node.is_archived)) {
    narrow((id) => visible.tree.byID.get(id)?.is_archived !== true);
  }
  if (excludes(ctx, filters)) {
    const excluded = await excludedCategories(ctx);
    if (excluded.size > 0) narrow((id) => !excluded.has(id) || requested.includes(id));
  }
  if (followed && !followed.condition) narrow((id) => followed.categoryIDs.has(id));
  return { requested: requested.filter((id) => id > 0), categoryIDs: ids };
}

interface FollowedPlaces {
  categoryIDs: ReadonlySet<number>;
  /** Present where more stands in the list than the categories hold: else their counters say how long it is. */
  condition: Sql | undefined;
}

/** What is announced everywhere is for everybody, whatever they follow. */
async function followedPlaces(ctx: RequestContext): Promise<FollowedPlaces> {
  const categoryIDs = new Set((await categoryFollows(ctx.db, ctx.viewer.userID)).keys());
  const announced = await announcedOutside(ctx, categoryIDs);
  const condition =
    announced.length > 0
      ? sql`(d.category_id = any(${[...categoryIDs]}) or d.discussion_id = any(${announced}))`
      : undefined;
  return { categoryIDs, condition };
}

function requestedCategories(text: string): number[] {
  const range = parseNumberRange('categoryID', text);
  if (!range.oneOf)
    throw fieldProblem('categoryID', 'categoryID: give one or more ids, separated by commas.');
  return range.oneOf;
}

const SLOT_DAYS = { d: 1, w: 7, m: 30, y: 365 } as const;

export function slotStart(now: Date, slotType: 'd' | 'w' | 'm' | 'y'): Date {
  // Whole minutes: the same moment for everybody who asks within one.
  const minute = Math.floor(now.getTime() / 60_000) * 60_000;
  return new Date(minute - SLOT_DAYS[slotType] * 86_400_000);
}

function recordConditions(ctx: RequestContext, filters: DiscussionFilters): (Sql | undefined)[] {
  const number = (name: 'discussionID' | 'score', column: string) =>
    filters[name] === undefined ? undefined : rangeCondition(column, parseNumberRange(name, filters[name]));
  const date = (name: 'dateInserted' | 'dateUpdated' | 'dateLastComment', column: string) =>
    filters[name] === undefined ? undefined : rangeCondition(column, parseDateRange(name, filters[name]));
  const { slotType, pinned, hasComments } = filters;
  return [
    number('discussionID', 'd.discussion_id'),
    number('score', 'd.score'),
    date('dateInserted', 'd.date_inserted'),
    date('dateUpdated', 'd.date_updated'),
    date('dateLastComment', 'd.date_last_comment'),
    slotType === undefined || slotType === 'a'
      ? undefined
      : sql`d.date_inserted >= ${slotStart(ctx.now, slotType)}`,
    pinned === undefined ? undefined : pinned ? sql`d.pin_location is not null` : sql`d.pin_location is null`,
    hasComments === undefined
      ? undefined
      : hasComments
        ? sql`d.count_comments > 0`
        : sql`d.count_comments = 0`,
    tagCondition(filters.tagID),
    // There are no groups, so nothing stands in one.
    filters.groupID === undefined ? undefined : sql.raw('false'),
    filters.dirtyRecords ? sql`d.discussion_id in (${dirtyIDs(ctx, 'discussion')})` : undefined,
  ];
}

function tagCondition(text: string | undefined): Sql | undefined {
  if (text === undefined) return undefined;
  const range = rangeCondition('tag_id', parseNumberRange('tagID', text)) ?? sql.raw('true');
  return sql`d.discussion_id in (select discussion_id from discussion_tags where ${range})`;
}

/** Where somebody took part is known of so many of their comments. */
const NEWEST_COMMENTS = 2000;

/** One author is told apart: of a list, whatever its length, PostgreSQL expects so many posts that it walks all by date. */
function isBy(userIDs: readonly number[] = []): Sql | undefined {
  if (userIDs.length === 1) return sql`d.insert_user_id = ${userIDs[0]}`;
  return userIDs.length > 0 ? sql`d.insert_user_id = any(${userIDs})` : undefined;
}

/** Nothing is new to a guest. */
async function isUnread(ctx: RequestContext): Promise<Sql> {
  if (ctx.viewer.userID <= 0) return sql.raw('false');
  return sql`d.discussion_id = any(array(${await unreadDiscussions(ctx)}))`;
}

async function peopleConditions(
  ctx: RequestContext,
  filters: DiscussionFilters,
): Promise<(Sql | undefined)[]> {
  const { viewer } = ctx;
  const { insertUserID, bookmarkUserID, participatedUserID, reactionType } = filters;
  for (const userID of [bookmarkUserID, participatedUserID]) {
    if (userID !== undefined && userID !== viewer.userID) ctx.require('community.moderate');
  }
  const roleIDs = filters.insertUserRoleID ?? filters.roleIDs;
  await requireVisibleRoles(ctx, filters.insertUserRoleID ? 'insertUserRoleID' : 'roleIDs', roleIDs);
  return [
    filters.unread ? await isUnread(ctx) : undefined,
    isBy(insertUserID),
    roleIDs?.length
      ? sql`d.insert_user_id in (select user_id from user_roles where role_id = any(${roleIDs}))`
      : undefined,
    bookmarkUserID === undefined
      ? undefined
      : sql`d.discussion_id in (select discussion_id from bookmarks where user_id = ${bookmarkUserID})`,
    participatedUserID === undefined
      ? undefined
      : sql`d.discussion_id = any(array(
          select distinct discussion_id from (
            select discussion_id from comments where insert_user_id = ${participatedUserID} and date_held is null
            order by date_inserted desc, comment_id desc limit ${sql.integer(NEWEST_COMMENTS)}) newest))`,
    reactionType === undefined
      ? undefined
      : sql`d.discussion_id in (
          select record_id from reactions
          where record_type = 'discussion' and user_id = ${viewer.userID}
            and urlcode = ${await storedUrlcode(ctx, reactionType)})`,
  ];
}

/** Reaction types are named in any case. */
async function storedUrlcode(ctx: RequestContext, urlcode: string): Promise<string> {
  const { byUrlcode } = await ctx.snapshot(reactionTypesSnapshot);
  return byUrlcode.get(urlcode.toLowerCase())?.urlcode ?? urlcode;
}

async function statusConditions(
  ctx: RequestContext,
  filters: DiscussionFilters,
): Promise<(Sql | undefined)[]> {
  const { statusID, status, internalStatusID, resolved } = filters;
  await requireActiveStatuses(ctx, statusID ?? []);
  const isStaff = ctx.can('staff.allow');
  return [
    statusID?.length ? sql`d.status_id = any(${statusID})` : undefined,
    status === undefined ? undefined : sql`d.status_id = any(${statusesOfWord(ctx, status)})`,
    isStaff && internalStatusID?.length ? sql`d.internal_status_id = any(${internalStatusID})` : undefined,
    isStaff && resolved !== undefined ? sql`d.internal_status_id = ${resolved ? 8 : 7}` : undefined,
  ];
}

function statusesOfWord(ctx: RequestContext, word: string): number[] {
  const ids = postTypes.of(ctx).flatMap((type) => {
    const statusID = type.statusWords?.[word.toLowerCase()];
    return statusID === undefined ? [] : [statusID];
  });
  if (ids.length === 0) throw discussionError('discussion.statusUnknown');
  return ids;
}
