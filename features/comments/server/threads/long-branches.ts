// What is shown of branches with very many replies: the first replies to each comment, level by level, and where one
// of them is in focus, that one with those behind it. What stands between is a hole.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { scoresOfReplies } from '../comment.queries.ts';
import { type Fold, type LongBranches, NONE_LONG, type ReplyNode } from './build-thread.ts';
import type { ThreadPlace } from './comment-thread.queries.ts';
import { firstReplies, pathTo, someReplies } from './reply-rows.ts';

/** However many were asked for. */
const MOST_SHOWN = 10;
/** Beyond those that are shown: who wrote them is told. */
export const SAMPLE = 6;
/** Comments of a level whose replies are looked for. */
const MOST_PARENTS = 200;

export interface LongQuery extends Fold {
  sort: string;
}

/** Below these comments, each of which belongs to a long branch. */
export async function readLongBranches(
  ctx: RequestContext,
  discussion: ThreadPlace,
  above: readonly ReplyNode[],
  query: LongQuery,
): Promise<LongBranches> {
  if (above.length === 0) return NONE_LONG;
  const limit = Math.min(query.collapseChildLimit, MOST_SHOWN);
  const found: Found = { ids: new Set(), replies: [], windows: new Map(), scores: new Map(), limit };
  const path = query.focusCommentID === undefined ? [] : await pathTo(ctx, discussion, query.focusCommentID);
  let parents = above;
  while (parents.length > 0) parents = await readLevel(ctx, discussion, parents, { query, path, found });
  return { ...found, scores: await scoresOfReplies(ctx.db, [...found.ids]) };
}

interface Found extends LongBranches {
  ids: Set<number>;
  replies: ReplyNode[];
  windows: Map<number, ReplyNode[]>;
}

interface Level {
  query: LongQuery;
  path: readonly ReplyNode[];
  found: Found;
}

/** Answers the comments whose replies are shown next. */
async function readLevel(
  ctx: RequestContext,
  discussion: ThreadPlace,
  level: readonly ReplyNode[],
  { query, path, found }: Level,
): Promise<ReplyNode[]> {
  for (const each of level) found.ids.add(each.comment_id);
  const parents = level.filter((each) => each.depth < MAX_DEPTH).slice(0, MOST_PARENTS);
  if (parents.length === 0) return [];
  const rows = await firstReplies(ctx, discussion, parents, query.sort, found.limit + SAMPLE);
  const childrenOf = Map.groupBy(rows, (row) => row.parent_comment_id);
  found.replies.push(...rows);
  const shown: ReplyNode[] = [];
  for (const parent of parents) {
    const children = childrenOf.get(parent.comment_id) ?? [];
    const isFolded = parent.depth + 1 >= query.collapseChildDepth;
    const onPath = path.find((each) => each.parent_comment_id === parent.comment_id);
    const at = onPath ? children.findIndex((each) => each.comment_id === onPath.comment_id) : -1;
    shown.push(...children.slice(0, Math.max(isFolded ? 0 : found.limit, at + 1)));
    if (!onPath || at >= 0) continue;
    const window = await windowFrom(ctx, discussion, onPath, query, found.limit);
    found.windows.set(parent.comment_id, window);
    shown.push(...window.slice(0, Math.max(1, found.limit)));
  }
  return shown;
}

/** Replies go five levels down. */
const MAX_DEPTH = 5;

async function windowFrom(
  ctx: RequestContext,
  discussion: ThreadPlace,
  first: ReplyNode,
  { sort }: LongQuery,
  limit: number,
): Promise<ReplyNode[]> {
  const span = { afterCommentID: first.comment_id, limit: limit + SAMPLE };
  return [first, ...(await someReplies(ctx, discussion, first.parent_comment_id ?? 0, sort, span))];
}
