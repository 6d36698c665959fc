// A page of a thread. A page counts comments of the first level; their replies come along, folded.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { unknownUserFragment } from '../../users/server/user.fragments.ts';
import { commentPath } from '../comment.address.ts';
import type { CommentThread } from '../comment-threads.contract.ts';
import {
  type Bone,
  buildThread,
  type Fold,
  type OpenHole,
  type ShownBone,
  type Tree,
} from './build-thread.ts';
import { hydrateComments } from './comment.hydrate.ts';
import { versionOf } from './comment.queries.ts';
import { findBranch, findReplies, pageOfTopLevel, type ThreadPlace } from './comment-thread.queries.ts';

export interface ThreadAsked extends Fold {
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
  asked: ThreadAsked,
): Promise<ThreadPage> {
  const offset = asked.offset ?? (asked.page - 1) * asked.limit;
  const { tree, total } =
    asked.parentCommentID === undefined
      ? await firstLevel(ctx, discussion, asked)
      : await repliesTo(ctx, discussion, asked, asked.parentCommentID, offset);
  const versions = versionsOf(discussion, tree.shown);
  const { comments, users } = await hydrateComments(ctx, [...versions.keys()], {
    expand: asked.expand,
    versions,
    forViewer: asked.forViewer,
    quoteParent: false,
    withUserIDs: tree.holes.flatMap((open) => open.userIDs),
  });
  for (const open of tree.holes) {
    open.hole.insertUsers = open.userIDs.map((id) => users.get(id) ?? unknownUserFragment);
    open.hole.apiUrl = apiUrl(ctx, discussion, asked, open);
    open.hole.url = ctx.url(commentPath(open.firstCommentID));
  }
  const commentsByID = Object.fromEntries(comments.map((comment) => [String(comment.commentID), comment]));
  const page = asked.offset === undefined ? asked.page : Math.floor(offset / asked.limit) + 1;
  return { thread: { threadStructure: tree.structure, commentsByID }, page, limit: asked.limit, total };
}

function versionsOf(discussion: ThreadPlace, shown: readonly ShownBone[]): Map<number, string> {
  return new Map(
    shown.map(({ bone, scoreOfReplies }) => [
      bone.comment_id,
      versionOf({
        own_version: bone.version,
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
  asked: ThreadAsked,
): Promise<{ tree: Tree; total: number }> {
  const { rows: roots, total } = await pageOfTopLevel(ctx, discussion, asked);
  const replies = await findReplies(ctx, discussion, roots, asked.sort);
  return { tree: buildThread(roots, replies, asked), total };
}

/** Depths go on counting from the comment: what was folded away for its depth is now unfolded. */
async function repliesTo(
  ctx: RequestContext,
  discussion: ThreadPlace,
  asked: ThreadAsked,
  parentCommentID: number,
  offset: number,
): Promise<{ tree: Tree; total: number }> {
  const branch = await findBranch(ctx, discussion, parentCommentID, asked.sort);
  const parent = branch.find((bone) => bone.comment_id === parentCommentID);
  if (!parent) throw notFound('Comment');
  const children: Bone[] = branch.filter((bone) => bone.parent_comment_id === parentCommentID);
  const end = offset + asked.limit;
  const fold = { ...asked, collapseChildDepth: parent.depth + asked.collapseChildDepth };
  const rest = { parentCommentID, offset: end, hidden: children.slice(end) };
  return { tree: buildThread(children.slice(offset, end), branch, fold, rest), total: children.length };
}

function apiUrl(
  ctx: RequestContext,
  discussion: ThreadPlace,
  asked: ThreadAsked,
  { hole }: OpenHole,
): string {
  const query = new URLSearchParams({
    parentRecordType: 'discussion',
    parentRecordID: String(discussion.discussion_id),
    parentCommentID: String(hole.parentCommentID),
    offset: String(hole.offset),
    page: '1',
    limit: String(asked.limit),
    sort: asked.sort,
    collapseChildDepth: String(asked.collapseChildDepth),
    collapseChildLimit: String(asked.collapseChildLimit),
  });
  const expand = [...asked.expand].filter((name) => name !== 'insertUser' && name !== 'body');
  const switchedOff = ['insertUser', 'body']
    .filter((name) => !asked.expand.has(name))
    .map((name) => `-${name}`);
  if (expand.length + switchedOff.length > 0) query.set('expand', [...expand, ...switchedOff].join(','));
  return ctx.url(`/api/v2/comments/thread?${query}`);
}
