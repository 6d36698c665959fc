// Builds the tree of a thread from its rows, with branches collapsed. Pure.
import type { CollapsedReplies, ThreadComment, ThreadNode } from '../../comment-threads.contract.ts';

/** A reply without its text: what the shape of a thread is made of. In the order replies are shown. */
export interface ReplyNode {
  comment_id: number;
  /** Another one after every change of the comment's own row. */
  version: string;
  parent_comment_id: number | null;
  /** 0 where the author was taken away. */
  insert_user_id: number;
  depth: number;
  /** Direct replies that stand. */
  count_child_comments: number;
  score: number;
  is_held: boolean;
}

export interface Fold {
  /** Replies at this depth and below are folded away. */
  collapseChildDepth: number;
  /** Of the others, so many are shown under one comment. */
  collapseChildLimit: number;
  focusCommentID: number | undefined;
}

/** Collapsed replies with their authors, to be looked up with all others. */
export interface CollapsedBranch {
  collapsedReplies: CollapsedReplies;
  userIDs: number[];
  firstCommentID: number;
}

/** A comment that the thread shows, and what its direct replies are worth together. */
export interface ShownReply {
  replyNode: ReplyNode;
  scoreOfReplies: number;
}

export interface Tree {
  structure: ThreadNode[];
  shown: ShownReply[];
  collapsedBranches: CollapsedBranch[];
}

const MAX_AVATARS = 5;

/** State while the tree is built. */
interface BuildState {
  tree: Tree;
  fold: Fold;
  childrenOf: ReadonlyMap<number | null, ReplyNode[]>;
  /** The comment in focus and all that lead to it. */
  focused: ReadonlySet<number>;
}

export function buildThread(
  roots: readonly ReplyNode[],
  replies: readonly ReplyNode[],
  fold: Fold,
  /** Direct replies that another answer has shown already; only for the replies of one comment. */
  rest?: { parentCommentID: number; offset: number; hidden: readonly ReplyNode[] },
): Tree {
  const state: BuildState = {
    tree: { structure: [], shown: [], collapsedBranches: [] },
    fold,
    childrenOf: Map.groupBy(replies, (replyNode) => replyNode.parent_comment_id),
    focused: pathTo(fold.focusCommentID, replies),
  };
  state.tree.structure = roots.map((root) => buildNode(state, root));
  if (rest && rest.hidden.length > 0)
    state.tree.structure.push(collapse(state, rest.parentCommentID, rest.offset, rest.hidden));
  return state.tree;
}

function buildNode(state: BuildState, replyNode: ReplyNode): ThreadComment {
  const { tree, fold, focused, childrenOf } = state;
  const children = childrenOf.get(replyNode.comment_id) ?? [];
  tree.shown.push({ replyNode, scoreOfReplies: scoreOf(children) });
  const isFolded = (children[0]?.depth ?? 0) >= fold.collapseChildDepth;
  const limit = isFolded ? 0 : fold.collapseChildLimit;
  // The one in focus is never folded away, nor what leads to it.
  const count = Math.max(limit, children.findIndex((child) => focused.has(child.comment_id)) + 1);
  const nodes: ThreadNode[] = children.slice(0, count).map((child) => buildNode(state, child));
  if (children.length > count)
    nodes.push(collapse(state, replyNode.comment_id, count, children.slice(count)));
  return {
    type: 'comment',
    commentID: replyNode.comment_id,
    parentCommentID: replyNode.parent_comment_id,
    depth: replyNode.depth,
    children: nodes,
  };
}

function collapse(
  state: BuildState,
  parentCommentID: number,
  offset: number,
  hidden: readonly ReplyNode[],
): CollapsedReplies {
  const all = withReplies(state, hidden);
  const authors = [...new Set(all.map((replyNode) => replyNode.insert_user_id).filter((id) => id > 0))];
  const collapsedReplies: CollapsedReplies = {
    type: 'hole',
    parentCommentID,
    offset,
    depth: hidden[0]?.depth ?? 1,
    insertUsers: [],
    countAllComments: all.length,
    countAllInsertUsers: authors.length,
    apiUrl: '',
    url: '',
  };
  const firstCommentID = hidden[0]?.comment_id ?? 0;
  state.tree.collapsedBranches.push({
    collapsedReplies,
    userIDs: authors.slice(0, MAX_AVATARS),
    firstCommentID,
  });
  return collapsedReplies;
}

function scoreOf(replyNodes: readonly ReplyNode[]): number {
  return replyNodes.reduce((sum, replyNode) => sum + (replyNode.is_held ? 0 : replyNode.score), 0);
}

function withReplies(state: BuildState, replyNodes: readonly ReplyNode[]): ReplyNode[] {
  return replyNodes.flatMap((replyNode) => [
    replyNode,
    ...withReplies(state, state.childrenOf.get(replyNode.comment_id) ?? []),
  ]);
}

function pathTo(commentID: number | undefined, replies: readonly ReplyNode[]): Set<number> {
  const parentOf = new Map(replies.map((replyNode) => [replyNode.comment_id, replyNode.parent_comment_id]));
  const path = new Set<number>();
  let at: number | null | undefined = commentID;
  while (at != null && !path.has(at)) {
    path.add(at);
    at = parentOf.get(at);
  }
  return path;
}
