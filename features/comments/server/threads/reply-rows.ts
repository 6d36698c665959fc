// The replies to comments: ids, parents and authors, without texts. How many are read does not grow with how many there are.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { heldSeenBy, seenInDiscussion } from '../comment.policy.ts';
import { commentOrder } from '../comment-order.ts';
import type { ReplyNode } from './build-thread.ts';
import { replyNode, type ThreadPlace } from './comment-thread.queries.ts';

/** A branch with more replies than these, at all levels together, is long: it is read in parts. */
const MOST_OF_SHORT = 100;

interface Branches {
  /** Of the short ones, all. */
  replies: ReplyNode[];
  long: ReplyNode[];
}

type RowOfBranch = ReplyNode & { top_comment_id: number; is_seen: boolean };

export async function findReplies(
  ctx: RequestContext,
  discussion: ThreadPlace,
  roots: readonly ReplyNode[],
  sort: string,
): Promise<Branches> {
  const begun = branchesOf(ctx, discussion, roots);
  if (!begun) return { replies: [], long: [] };
  const rows = await ctx.db.rows<RowOfBranch>(sql`
    select ${replyNode}, c.top_comment_id, ${seenInDiscussion(ctx, discussion.category_id)} as is_seen
    from (${begun}) root cross join lateral (
      select c.*, c.xmin from comments c where c.top_comment_id = root.id and c.depth > 1
      limit ${sql.integer(MOST_OF_SHORT + 1)}
    ) c order by ${inOrder(sort)}`);
  const byRoot = Map.groupBy(rows, (row) => row.top_comment_id);
  const isLong = (rootID: number) => (byRoot.get(rootID)?.length ?? 0) > MOST_OF_SHORT;
  return {
    replies: rows.filter((row) => row.is_seen && !isLong(row.top_comment_id)),
    long: roots.filter((root) => isLong(root.comment_id)),
  };
}

/** The ids of those that have replies; counters leave out what is held, which moderators see, and each member of their own. */
function branchesOf(
  ctx: RequestContext,
  discussion: ThreadPlace,
  roots: readonly ReplyNode[],
): Sql | undefined {
  const seesHeld = heldSeenBy(ctx, discussion.category_id);
  const counted = seesHeld === 'all' ? roots : roots.filter((root) => root.count_child_comments > 0);
  if (roots.length === 0) return undefined;
  const withReplies = sql`
    select comment_id as id from comments where comment_id = ${sql.anyOf(counted.map((root) => root.comment_id))}`;
  const withOwn = sql`
    select top_comment_id as id from comments
    where discussion_id = ${discussion.discussion_id} and insert_user_id = ${ctx.viewer.userID} and date_held is not null
      and top_comment_id = ${sql.anyOf(roots.map((root) => root.comment_id))}`;
  // A list that is empty is left out: with one PostgreSQL makes a new plan at every call.
  if (counted.length === 0)
    return seesHeld === 'own' ? sql`select distinct id from (${withOwn}) own` : undefined;
  return seesHeld === 'own' ? sql`${withReplies} union ${withOwn}` : withReplies;
}

/** All of the branch that a comment belongs to, from its first level down; undefined where it is long. */
export async function findBranch(
  ctx: RequestContext,
  discussion: ThreadPlace,
  commentID: number,
  sort: string,
): Promise<ReplyNode[] | undefined> {
  const rows = await ctx.db.rows<RowOfBranch & { discussion_id: number }>(sql`
    select ${replyNode}, c.discussion_id, ${seenInDiscussion(ctx, discussion.category_id)} as is_seen
    from (
      select c.*, c.xmin from comments c
      where c.top_comment_id = (select top_comment_id from comments where comment_id = ${commentID})
      limit ${sql.integer(MOST_OF_SHORT + 2)}
    ) c order by ${inOrder(sort)}`);
  if (rows.length > MOST_OF_SHORT + 1) return undefined;
  return rows.filter((row) => row.is_seen && row.discussion_id === discussion.discussion_id);
}

/** Replies of a long branch stand in the order of their dates: of any other one all would have to be read. */
function datesOf(sort: string): { order: Sql; isDescending: boolean } {
  const isDescending = sort === '-dateInserted';
  return { order: inOrder(isDescending ? '-dateInserted' : 'dateInserted'), isDescending };
}

/** The first direct replies to each. */
export function firstReplies(
  ctx: RequestContext,
  discussion: ThreadPlace,
  parents: readonly ReplyNode[],
  sort: string,
  limit: number,
): Promise<ReplyNode[]> {
  const { order } = datesOf(sort);
  return ctx.db.rows<ReplyNode>(sql`
    select ${replyNode}
    from unnest(${parents.map((parent) => parent.comment_id)}::int[]) parent(id) cross join lateral (
      select c.*, c.xmin from comments c
      where c.parent_comment_id = parent.id and ${seenInDiscussion(ctx, discussion.category_id)}
      order by ${order} limit ${sql.integer(limit)}
    ) c order by ${order}`);
}

/** A part of the direct replies to one comment. */
export interface Span {
  /** Behind this one, or from this place on where it is gone. */
  afterCommentID?: number | undefined;
  offset?: number;
  beforeCommentID?: number | undefined;
  limit: number;
}

export async function someReplies(
  ctx: RequestContext,
  discussion: ThreadPlace,
  parentCommentID: number,
  sort: string,
  span: Span,
): Promise<ReplyNode[]> {
  const { order, isDescending } = datesOf(sort);
  const ends = await momentsOf(ctx, [span.afterCommentID, span.beforeCommentID]);
  const after = ends.get(span.afterCommentID ?? 0);
  const before = ends.get(span.beforeCommentID ?? 0);
  return ctx.db.rows<ReplyNode>(sql`
    select ${replyNode} from comments c
    where ${sql.and([
      sql`c.parent_comment_id = ${parentCommentID}`,
      seenInDiscussion(ctx, discussion.category_id),
      after && isBeyond(!isDescending, after),
      before && isBeyond(isDescending, before),
    ])}
    order by ${order} limit ${sql.integer(span.limit)} offset ${sql.integer(after ? 0 : (span.offset ?? 0))}`);
}

function isBeyond(isLater: boolean, { moment, comment_id }: End): Sql {
  const beyond = sql.raw(isLater ? '>' : '<');
  return sql`(c.date_inserted, c.comment_id) ${beyond} (${moment}::timestamptz, ${comment_id}::int)`;
}

interface End {
  comment_id: number;
  /** With its microseconds. */
  moment: string;
}

async function momentsOf(
  ctx: RequestContext,
  ids: readonly (number | undefined)[],
): Promise<Map<number, End>> {
  const given = ids.filter((id) => id !== undefined);
  if (given.length === 0) return new Map();
  const rows = await ctx.db.rows<End>(sql`
    select comment_id, date_inserted::text as moment from comments where comment_id = any(${given})`);
  return new Map(rows.map((row) => [row.comment_id, row]));
}

/** One comment of the discussion, and what leads to it, from the first level down. */
export function pathTo(
  ctx: RequestContext,
  discussion: ThreadPlace,
  commentID: number,
): Promise<ReplyNode[]> {
  return ctx.db.rows<ReplyNode>(sql`
    with recursive above as (
      select comment_id, parent_comment_id from comments where comment_id = ${commentID}
      union all
      select p.comment_id, p.parent_comment_id from comments p join above on p.comment_id = above.parent_comment_id
    )
    select ${replyNode} from above join comments c using (comment_id)
    where c.discussion_id = ${discussion.discussion_id} and ${seenInDiscussion(ctx, discussion.category_id)}
    order by c.depth`);
}

function inOrder(sort: string): Sql {
  return sql.join(
    commentOrder(sort).map(({ column, isDescending }) =>
      sql.raw(`${column} ${isDescending ? 'desc' : 'asc'}`),
    ),
  );
}
