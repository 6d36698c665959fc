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
  part?: PartOfLong | undefined;
}

/** Replies of a long branch, which are not read to be counted. */
export interface PartOfLong {
  /** They stand between these. */
  afterCommentID?: number | undefined;
  beforeCommentID?: number | undefined;
  /** So many are known of by a counter. */
  unread: number;
  /** There are more than are known of. */
  hasMore: boolean;
}

/** Direct replies to one comment that are not shown. */
export interface Hidden {
  parentCommentID: number;
  offset: number;
  depth: number;
  /** All of them, or the first of a part. */
  hidden: readonly ReplyNode[];
  part?: PartOfLong | undefined;
}

/** What was read of branches that nobody reads whole. */
export interface LongBranches {
  /** Comments of them that are shown. */
  ids: ReadonlySet<number>;
  /** The first replies to each of those. */
  replies: readonly ReplyNode[];
  /** By their parent: replies from the one in focus on, where it is not among the first. */
  windows: ReadonlyMap<number, readonly ReplyNode[]>;
  /** What the direct replies to each are worth together. */
  scores: ReadonlyMap<number, number>;
  /** So many replies of one comment are shown. */
  limit: number;
}

export const NONE_LONG: LongBranches = {
  ids: new Set(),
  replies: [],
  windows: new Map(),
  scores: new Map(),
  limit: 0,
};

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
  long: LongBranches;
  childrenOf: ReadonlyMap<number | null, ReplyNode[]>;
  /** The comment in focus and all that lead to it. */
  focused: ReadonlySet<number>;
}

export function buildThread(
  roots: readonly ReplyNode[],
  replies: readonly ReplyNode[],
  fold: Fold,
  /** Direct replies that this answer does not show; only for the replies of one comment. */
  rest?: Hidden,
  long: LongBranches = NONE_LONG,
): Tree {
  const all = [...replies, ...long.replies];
  const state: BuildState = {
    tree: { structure: [], shown: [], collapsedBranches: [] },
    fold,
    long,
    childrenOf: Map.groupBy(all, (replyNode) => replyNode.parent_comment_id),
    focused: pathTo(fold.focusCommentID, all),
  };
  state.tree.structure = roots.map((root) => buildNode(state, root));
  if (rest && rest.hidden.length > 0) state.tree.structure.push(collapse(state, rest));
  return state.tree;
}

function buildNode(state: BuildState, replyNode: ReplyNode): ThreadComment {
  const { tree, fold, focused, childrenOf } = state;
  const children = childrenOf.get(replyNode.comment_id) ?? [];
  tree.shown.push({
    replyNode,
    scoreOfReplies: state.long.scores.get(replyNode.comment_id) ?? scoreOf(children),
  });
  const isFolded = (children[0]?.depth ?? 0) >= fold.collapseChildDepth;
  const isLong = state.long.ids.has(replyNode.comment_id);
  const limit = isFolded ? 0 : isLong ? state.long.limit : fold.collapseChildLimit;
  // The one in focus is never folded away, nor what leads to it.
  const count = Math.max(limit, children.findIndex((child) => focused.has(child.comment_id)) + 1);
  const nodes: ThreadNode[] = children.slice(0, count).map((child) => buildNode(state, child));
  if (isLong) nodes.push(...restOfLong(state, replyNode, children, count));
  else if (children.length > count)
    nodes.push(
      collapse(state, {
        parentCommentID: replyNode.comment_id,
        offset: count,
        depth: replyNode.depth + 1,
        hidden: children.slice(count),
      }),
    );
  return {
    type: 'comment',
    commentID: replyNode.comment_id,
    parentCommentID: replyNode.parent_comment_id,
    depth: replyNode.depth,
    children: nodes,
  };
}

/** What stands behind the first replies: a hole; and around one in focus that is further down, two. */
function restOfLong(
  state: BuildState,
  parent: ReplyNode,
  children: readonly ReplyNode[],
  count: number,
): ThreadNode[] {
  const { comment_id: parentCommentID, depth } = parent;
  const window = state.long.windows.get(parentCommentID) ?? [];
  const inWindow = window.slice(0, Math.max(1, state.long.limit));
  const nodes: ThreadNode[] = [];
  const hidden = children.slice(count);
  const unread = Math.max(0, parent.count_child_comments - children.length);
  if (hidden.length + unread + window.length > 0) {
    const between = {
      afterCommentID: children[count - 1]?.comment_id,
      beforeCommentID: window[0]?.comment_id,
    };
    const part = { ...between, unread: window.length > 0 ? 0 : unread, hasMore: unread + window.length > 0 };
    nodes.push(collapse(state, { parentCommentID, offset: count, depth: depth + 1, hidden, part }));
  }
  nodes.push(...inWindow.map((each) => buildNode(state, each)));
  const behind = window.slice(inWindow.length);
  if (behind.length > 0) {
    const part = { afterCommentID: inWindow.at(-1)?.comment_id, unread: 0, hasMore: true };
    const offset = count + inWindow.length;
    nodes.push(collapse(state, { parentCommentID, offset, depth: depth + 1, hidden: behind, part }));
  }
  return nodes;
}

function collapse(state: BuildState, given: Hidden): CollapsedReplies {
  const { parentCommentID, offset, hidden, part, depth } = given;
  const all = withReplies(state, hidden);
  const below = part ? hidden.reduce((sum, each) => sum + each.count_child_comments, 0) : 0;
  const authors = [...new Set(all.map((replyNode) => replyNode.insert_user_id).filter((id) => id > 0))];
  const collapsedReplies: CollapsedReplies = {
    type: 'hole',
    parentCommentID,
    offset,
    depth,
    insertUsers: [],
    countAllComments: all.length + below + (part?.unread ?? 0),
    countAllInsertUsers: authors.length,
    ...((part?.hasMore || below > 0) && { hasMore: true }),
    apiUrl: '',
    url: '',
  };
  state.tree.collapsedBranches.push({
    collapsedReplies,
    userIDs: authors.slice(0, MAX_AVATARS),
    firstCommentID: hidden[0]?.comment_id ?? parentCommentID,
    part,
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
