// A page of a thread. A page counts comments of the first level; their replies come along, folded.
import { notFound } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { unknownUserFragment } from '../../../users/server/user.fragments.ts';
import { commentPath } from '../../comment.address.ts';
import type { CommentThread } from '../../comment-threads.contract.ts';
import { hydrateComments } from '../comment.hydrate.ts';
import { versionOf } from '../comment.queries.ts';
import {
  buildThread,
  type CollapsedBranch,
  type Fold,
  type ReplyNode,
  type ShownReply,
  type Tree,
} from './build-thread.ts';
import { pageOfTopLevel, type ThreadPlace } from './comment-thread.queries.ts';
import { readLongBranches, SAMPLE } from './long-branches.ts';
import { findBranch, findReplies, pathTo, someReplies } from './reply-rows.ts';

export interface ThreadQuery extends Fold {
  /** Only the replies of this comment. */
  parentCommentID: number | undefined;
  sort: string;
  page: number;
  limit: number;
  /** Wins over `page`. */
  offset: number | undefined;
  /** Of its replies, those between these two. */
  afterCommentID?: number | undefined;
  beforeCommentID?: number | undefined;
  expand: ReadonlySet<string>;
  forViewer: boolean;
}

export interface ThreadPage {
  thread: CommentThread;
  page: number;
  limit: number;
  total: number;
}

export async function threadPage(
  ctx: RequestContext,
  discussion: ThreadPlace,
  query: ThreadQuery,
): Promise<ThreadPage> {
  const offset = query.offset ?? (query.page - 1) * query.limit;
  const { tree, total } =
    query.parentCommentID === undefined
      ? await firstLevel(ctx, discussion, query)
      : await repliesTo(ctx, discussion, query, query.parentCommentID, offset);
  const versions = versionsOf(discussion, tree.shown);
  const { comments, users } = await hydrateComments(ctx, [...versions.keys()], {
    expand: query.expand,
    versions,
    forViewer: query.forViewer,
    quoteParent: false,
    inThread: true,
    withUserIDs: tree.collapsedBranches.flatMap((open) => open.userIDs),
  });
  for (const open of tree.collapsedBranches) {
    open.collapsedReplies.insertUsers = open.userIDs.map((id) => users.get(id) ?? unknownUserFragment);
    open.collapsedReplies.apiUrl = apiUrl(ctx, discussion, query, open);
    open.collapsedReplies.url = ctx.url(commentPath(open.firstCommentID));
  }
  const commentsByID = Object.fromEntries(comments.map((comment) => [String(comment.commentID), comment]));
  const page = query.offset === undefined ? query.page : Math.floor(offset / query.limit) + 1;
  return { thread: { threadStructure: tree.structure, commentsByID }, page, limit: query.limit, total };
}

function versionsOf(discussion: ThreadPlace, shown: readonly ShownReply[]): Map<number, string> {
  return new Map(
    shown.map(({ replyNode, scoreOfReplies }) => [
      replyNode.comment_id,
      versionOf({
        own_version: replyNode.version,
        score_child_comments: scoreOfReplies,
        discussion_name: discussion.name,
        discussion_type: discussion.type,
        category_id: discussion.category_id,
      }),
    ]),
  );
}

async function firstLevel(
  ctx: RequestContext,
  discussion: ThreadPlace,
  query: ThreadQuery,
): Promise<{ tree: Tree; total: number }> {
  const { rows: roots, total } = await pageOfTopLevel(ctx, discussion, query);
  const { replies, long } = await findReplies(ctx, discussion, roots, query.sort);
  const parts = await readLongBranches(ctx, discussion, long, query);
  return { tree: buildThread(roots, replies, query, undefined, parts), total };
}

/** Depths go on counting from the comment: what was folded away for its depth is now unfolded. */
async function repliesTo(
  ctx: RequestContext,
  discussion: ThreadPlace,
  query: ThreadQuery,
  parentCommentID: number,
  given: number,
): Promise<{ tree: Tree; total: number }> {
  const branch = await findBranch(ctx, discussion, parentCommentID, query.sort);
  if (!branch) return repliesOfLong(ctx, discussion, query, parentCommentID, given);
  const parent = branch.find((replyNode) => replyNode.comment_id === parentCommentID);
  if (!parent) throw notFound('Comment');
  const children: ReplyNode[] = branch.filter((replyNode) => replyNode.parent_comment_id === parentCommentID);
  const indexOf = (id: number | undefined) => children.findIndex((child) => child.comment_id === id);
  const offset = indexOf(query.afterCommentID) + 1 || given;
  const before = indexOf(query.beforeCommentID);
  const all = before < 0 ? children : children.slice(0, before);
  const end = offset + query.limit;
  const rest = { parentCommentID, offset: end, depth: parent.depth + 1, hidden: all.slice(end) };
  const tree = buildThread(all.slice(offset, end), branch, foldBelow(parent, query), rest);
  return { tree, total: children.length };
}

/** How many there are is what the counter says: what is held stands beside it. */
async function repliesOfLong(
  ctx: RequestContext,
  discussion: ThreadPlace,
  query: ThreadQuery,
  parentCommentID: number,
  offset: number,
): Promise<{ tree: Tree; total: number }> {
  const parent = (await pathTo(ctx, discussion, parentCommentID)).at(-1);
  if (parent?.comment_id !== parentCommentID) throw notFound('Comment');
  const { limit, sort, afterCommentID, beforeCommentID } = query;
  const span = { afterCommentID, beforeCommentID, offset, limit: limit + SAMPLE };
  const children = await someReplies(ctx, discussion, parentCommentID, sort, span);
  const [shown, hidden] = [children.slice(0, limit), children.slice(limit)];
  const fold = { ...query, ...foldBelow(parent, query) };
  const parts = await readLongBranches(ctx, discussion, shown, fold);
  const part = {
    afterCommentID: shown.at(-1)?.comment_id,
    beforeCommentID,
    unread: 0,
    hasMore: hidden.length === SAMPLE,
  };
  const rest = { parentCommentID, offset: offset + limit, depth: parent.depth + 1, hidden, part };
  const total = Math.max(parent.count_child_comments, offset + children.length);
  return { tree: buildThread(shown, [], fold, rest, parts), total };
}

function foldBelow(parent: ReplyNode, query: Fold): Fold {
  const { collapseChildLimit, focusCommentID } = query;
  const collapseChildDepth = parent.depth + query.collapseChildDepth;
  return { collapseChildLimit, focusCommentID, collapseChildDepth };
}

function apiUrl(
  ctx: RequestContext,
  discussion: ThreadPlace,
  query: ThreadQuery,
  { collapsedReplies, part }: CollapsedBranch,
): string {
  const parameters = new URLSearchParams({
    parentRecordType: 'discussion',
    parentRecordID: String(discussion.discussion_id),
    parentCommentID: String(collapsedReplies.parentCommentID),
    offset: String(collapsedReplies.offset),
    page: '1',
    limit: String(query.limit),
    sort: query.sort,
    collapseChildDepth: String(query.collapseChildDepth),
    collapseChildLimit: String(query.collapseChildLimit),
  });
  for (const name of ['afterCommentID', 'beforeCommentID'] as const)
    if (part?.[name] !== undefined) parameters.set(name, String(part[name]));
  const expand = [...query.expand].filter((name) => name !== 'insertUser' && name !== 'body');
  const switchedOff = ['insertUser', 'body']
    .filter((name) => !query.expand.has(name))
    .map((name) => `-${name}`);
  if (expand.length + switchedOff.length > 0) parameters.set('expand', [...expand, ...switchedOff].join(','));
  return ctx.url(`/api/v2/comments/thread?${parameters}`);
}
