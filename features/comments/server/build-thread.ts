// From the bones of a thread to its tree, with holes where branches are folded away. Pure.
import type { ThreadComment, ThreadHole, ThreadNode } from '../comment-threads.contract.ts';

/** A reply without its text: what the shape of a thread is made of. In the order replies are shown. */
export interface Bone {
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

/** A hole with the people in it, to be looked up with all others. */
export interface OpenHole {
  hole: ThreadHole;
  userIDs: number[];
  firstCommentID: number;
}

/** A comment that the thread shows, and what its direct replies are worth together. */
export interface ShownBone {
  bone: Bone;
  scoreOfReplies: number;
}

export interface Tree {
  structure: ThreadNode[];
  shown: ShownBone[];
  holes: OpenHole[];
}

const MAX_FACES = 5;

/** What is known while the tree grows. */
interface Growth {
  tree: Tree;
  fold: Fold;
  childrenOf: ReadonlyMap<number | null, Bone[]>;
  /** The comment in focus and all that lead to it. */
  focused: ReadonlySet<number>;
}

export function buildThread(
  roots: readonly Bone[],
  replies: readonly Bone[],
  fold: Fold,
  /** Direct replies that another answer has shown already; only for the replies of one comment. */
  rest?: { parentCommentID: number; offset: number; hidden: readonly Bone[] },
): Tree {
  const growth: Growth = {
    tree: { structure: [], shown: [], holes: [] },
    fold,
    childrenOf: Map.groupBy(replies, (bone) => bone.parent_comment_id),
    focused: pathTo(fold.focusCommentID, replies),
  };
  growth.tree.structure = roots.map((root) => grow(growth, root));
  if (rest && rest.hidden.length > 0)
    growth.tree.structure.push(dig(growth, rest.parentCommentID, rest.offset, rest.hidden));
  return growth.tree;
}

function grow(growth: Growth, bone: Bone): ThreadComment {
  const { tree, fold, focused, childrenOf } = growth;
  const children = childrenOf.get(bone.comment_id) ?? [];
  tree.shown.push({ bone, scoreOfReplies: scoreOf(children) });
  const isFolded = (children[0]?.depth ?? 0) >= fold.collapseChildDepth;
  const limit = isFolded ? 0 : fold.collapseChildLimit;
  // The one in focus is never folded away, nor what leads to it.
  const count = Math.max(limit, children.findIndex((child) => focused.has(child.comment_id)) + 1);
  const nodes: ThreadNode[] = children.slice(0, count).map((child) => grow(growth, child));
  if (children.length > count) nodes.push(dig(growth, bone.comment_id, count, children.slice(count)));
  return {
    type: 'comment',
    commentID: bone.comment_id,
    parentCommentID: bone.parent_comment_id,
    depth: bone.depth,
    children: nodes,
  };
}

function dig(growth: Growth, parentCommentID: number, offset: number, hidden: readonly Bone[]): ThreadHole {
  const all = withReplies(growth, hidden);
  const authors = [...new Set(all.map((bone) => bone.insert_user_id).filter((id) => id > 0))];
  const hole: ThreadHole = {
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
  growth.tree.holes.push({ hole, userIDs: authors.slice(0, MAX_FACES), firstCommentID });
  return hole;
}

function scoreOf(bones: readonly Bone[]): number {
  return bones.reduce((sum, bone) => sum + (bone.is_held ? 0 : bone.score), 0);
}

function withReplies(growth: Growth, bones: readonly Bone[]): Bone[] {
  return bones.flatMap((bone) => [
    bone,
    ...withReplies(growth, growth.childrenOf.get(bone.comment_id) ?? []),
  ]);
}

function pathTo(commentID: number | undefined, replies: readonly Bone[]): Set<number> {
  const parentOf = new Map(replies.map((bone) => [bone.comment_id, bone.parent_comment_id]));
  const path = new Set<number>();
  let at: number | null | undefined = commentID;
  while (at != null && !path.has(at)) {
    path.add(at);
    at = parentOf.get(at);
  }
  return path;
}
