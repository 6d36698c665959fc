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
import { findBranch, findReplies, pageOfTopLevel, type ThreadPlace } from './comment-thread.queries.ts';

export interface ThreadQuery extends Fold {
  /** Only the replies of this comment. */
  parentCommentID: number | undefined;
  sort: string;
  page: number;
  limit: number;
  /** Wins over `page`. */
  offset: number | undefined;
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
  const replies = await findReplies(ctx, discussion, roots, query.sort);
  return { tree: buildThread(roots, replies, query), total };
}

/** Depths go on counting from the comment: what was folded away for its depth is now unfolded. */
async function repliesTo(
  ctx: RequestContext,
  discussion: ThreadPlace,
  query: ThreadQuery,
  parentCommentID: number,
  offset: number,
): Promise<{ tree: Tree; total: number }> {
  const branch = await findBranch(ctx, discussion, parentCommentID, query.sort);
  const parent = branch.find((replyNode) => replyNode.comment_id === parentCommentID);
  if (!parent) throw notFound('Comment');
  const children: ReplyNode[] = branch.filter((replyNode) => replyNode.parent_comment_id === parentCommentID);
  const end = offset + query.limit;
  const fold = { ...query, collapseChildDepth: parent.depth + query.collapseChildDepth };
  const rest = { parentCommentID, offset: end, hidden: children.slice(end) };
  return { tree: buildThread(children.slice(offset, end), branch, fold, rest), total: children.length };
}

function apiUrl(
  ctx: RequestContext,
  discussion: ThreadPlace,
  query: ThreadQuery,
  { collapsedReplies }: CollapsedBranch,
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
  const expand = [...query.expand].filter((name) => name !== 'insertUser' && name !== 'body');
  const switchedOff = ['insertUser', 'body']
    .filter((name) => !query.expand.has(name))
    .map((name) => `-${name}`);
  if (expand.length + switchedOff.length > 0) parameters.set('expand', [...expand, ...switchedOff].join(','));
  return ctx.url(`/api/v2/comments/thread?${parameters}`);
}
