// Which comments a list shows: their ids, and how many there are.

import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { parseDateRange, parseNumberRange } from '../../../platform/contract/range.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { dirtyIDs } from '../../../platform/server/events/dirty-records.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { countVisiblePosts } from '../../categories/server/category.counts.ts';
import { requireCategory, visibleCategories } from '../../categories/server/category.policy.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { countSeenComments } from '../../discussions/server/member-counts/hidden-post-counts.ts';
import { requireVisibleRoles } from '../../roles/server/role.policy.ts';
import type { listComments } from '../comments.contract.ts';
import { commentFilters } from './comment.filters.ts';
import { seenAnywhere, seenInDiscussion, seesHeldSomewhere } from './comment.policy.ts';
import { commentOrder, isByDate, isOfTwoParts } from './comment-order.ts';
import { countSeen } from './count-seen.ts';
import { parentDiscussionID } from './parent-discussion.ts';
import { blockAt, isFrom } from './threads/comment-blocks.ts';
import type { ThreadPlace } from './threads/comment-thread.queries.ts';
import { idsOfTwoParts } from './threads/edited-and-unedited.ts';
import { type Amid, MOST_PASSED, pageAndTotal, type Scan } from './threads/nearer-end.ts';

export type CommentListQuery = Partial<
  Omit<QueryOf<typeof listComments.spec>, 'expand' | 'quoteParent' | 'sort' | 'page' | 'limit'>
> &
  Pick<QueryOf<typeof listComments.spec>, 'sort' | 'page' | 'limit'>;

export async function listCommentIDs(
  ctx: RequestContext,
  query: CommentListQuery,
): Promise<{ rows: number[]; total: number }> {
  const discussionID = await parentDiscussionID(ctx, query);
  if (query.sort.endsWith('experimentalTrending') && discussionID === undefined)
    throw fieldProblem('sort', 'Trending is an order within one discussion: name it.', 400);
  await requireVisibleRoles(ctx, 'insertUserRoleID', query.insertUserRoleID);
  const place = discussionID === undefined ? undefined : await requireDiscussion(ctx, discussionID);
  const added = addedFilters(ctx, query);
  const where = sql.and([
    place ? seenOf(ctx, place) : await seenInCategories(ctx, query),
    ...filters(ctx, query),
    ...added,
  ]);
  const tables = sql`from comments c join discussions d using (discussion_id)`;
  const order = commentOrder(query.sort);
  const isPlain = added.length === 0;
  const whole = isPlain && isUnfiltered(query, OF_ONE_DISCUSSION) ? place : undefined;
  const find = async (scan: Scan): Promise<number[]> => {
    const ask = () =>
      ctx.db.rows<{ comment_id: number }>(
        place && isOfTwoParts(query.sort)
          ? idsOfTwoParts({ tables, where }, order, scan)
          : sql`
            select c.comment_id ${tables} where ${sql.and([where, scan.from && isFrom(scan.from)])}
            order by ${scan.orderBy} limit ${scan.limit} offset ${scan.offset}`,
      );
    const isInIndex = whole !== undefined || (isPlain && isInOrderOfAnIndex(query));
    const rows =
      isInIndex && scan.passed <= MOST_PASSED ? await ask() : await ctx.site.heavyReads.run(ctx, ask);
    const ids = rows.map((row) => row.comment_id);
    return scan.isFromEnd ? ids.reverse() : ids;
  };
  const count = async () => {
    if (whole) return countSeen(ctx, whole, 'all levels');
    const known = isPlain ? await countedBefore(ctx, query) : undefined;
    if (known !== undefined) return known;
    const ask = sql`select count(*) as total ${tables} where ${where}`;
    const row = await ctx.site.heavyReads.run(ctx, () => ctx.db.row<{ total: number }>(ask));
    return row?.total ?? 0;
  };
  return pageAndTotal(query, order, { find, count, amid: amidOf(ctx, query, whole) });
}

/** What counters say, of all comments or of one member's. They leave out what is held. */
async function countedBefore(ctx: RequestContext, query: CommentListQuery): Promise<number | undefined> {
  if (!isUnfiltered(query, OF_ONE_AUTHOR) || (await seesHeldSomewhere(ctx))) return undefined;
  const [authorID, ...others] = query.insertUserID ?? [];
  if (authorID === undefined) return (await countVisiblePosts(ctx)).comments;
  if (others.length > 0 || authorID === ctx.viewer.userID) return undefined;
  return countSeenComments(ctx, authorID);
}

/** What comes first is found without looking at the rest: some by their ids, all or those of one author by their dates. */
function isInOrderOfAnIndex(query: CommentListQuery): boolean {
  if (/^\d+(,\d+)*$/.test(query.commentID ?? '')) return true;
  return (
    isUnfiltered(query, OF_ONE_AUTHOR) && (query.insertUserID?.length ?? 1) === 1 && isByDate(query.sort)
  );
}

/** Of a discussion; lists over all of them are walked from their beginning. */
function amidOf(ctx: RequestContext, { sort }: CommentListQuery, discussion: ThreadPlace | undefined): Amid {
  if (!discussion) return 'pass over';
  if (isByDate(sort)) return (offset) => blockAt(ctx, discussion, 'all levels', offset);
  return 'refuse';
}

const FILTERS = [
  'commentID',
  'discussionID',
  'parentRecordID',
  'parentCommentID',
  'categoryID',
  'dateInserted',
  'dateUpdated',
  'insertUserID',
  'insertUserRoleID',
  'dirtyRecords',
] as const satisfies readonly (keyof CommentListQuery)[];

/** These name the discussion itself. */
const OF_ONE_DISCUSSION: ReadonlySet<keyof CommentListQuery> = new Set(['discussionID', 'parentRecordID']);

const OF_ONE_AUTHOR: ReadonlySet<keyof CommentListQuery> = new Set(['insertUserID']);

/** Then the counters of the discussion or of the categories say how many there are. */
function isUnfiltered(query: CommentListQuery, except?: ReadonlySet<keyof CommentListQuery>): boolean {
  return FILTERS.every((name) => except?.has(name) || query[name] === undefined);
}

function seenOf(ctx: RequestContext, { discussion_id, category_id }: ThreadPlace): Sql {
  return sql.and([sql`c.discussion_id = ${discussion_id}`, seenInDiscussion(ctx, category_id)]);
}

async function seenInCategories(ctx: RequestContext, query: CommentListQuery): Promise<Sql> {
  const visible = await visibleCategories(ctx);
  const seen = await seenAnywhere(ctx, visible, query.insertUserID);
  if (query.categoryID === undefined) return seen;
  const range = parseNumberRange('categoryID', query.categoryID);
  for (const categoryID of range.oneOf ?? []) await requireCategory(ctx, categoryID);
  return sql.and([seen, rangeCondition('d.category_id', range)]);
}

function filters(ctx: RequestContext, query: CommentListQuery): (Sql | undefined | false)[] {
  const { commentID, parentCommentID, dateInserted, dateUpdated, insertUserID, insertUserRoleID } = query;
  return [
    commentID === undefined
      ? undefined
      : rangeCondition('c.comment_id', parseNumberRange('commentID', commentID)),
    parentCommentID !== undefined && sql`c.parent_comment_id = ${parentCommentID}`,
    dateInserted === undefined
      ? undefined
      : rangeCondition('c.date_inserted', parseDateRange('dateInserted', dateInserted)),
    dateUpdated === undefined
      ? undefined
      : rangeCondition('c.date_updated', parseDateRange('dateUpdated', dateUpdated)),
    query.dirtyRecords && sql`c.comment_id in (${dirtyIDs(ctx, 'comment')})`,
    // Whoever anonymised a comment's author does not want it found by that author.
    insertUserID && sql`${byAuthors(insertUserID)} and c.date_tombstoned is null`,
    insertUserRoleID &&
      sql`c.date_tombstoned is null and exists (
        select from user_roles r where r.user_id = c.insert_user_id and r.role_id = any(${insertUserRoleID}))`,
  ];
}

function addedFilters(ctx: RequestContext, query: CommentListQuery): Sql[] {
  return commentFilters.of(ctx).flatMap((filter) => filter.condition({ ...query }) ?? []);
}

/** One author's comments lie in the order of their dates in the index; those of several would have to be sorted. */
function byAuthors(userIDs: readonly number[]): Sql {
  return userIDs.length === 1
    ? sql`c.insert_user_id = ${userIDs[0]}`
    : sql`c.insert_user_id = any(${userIDs})`;
}
