// The accepted answers of a question stand first, with the replies to them. Pure.

import type {
  Comment,
  CommentThreadData as CommentThread,
  ThreadComment,
  ThreadNode,
} from '@parley/addon-api/web';
/** On the first page; the others keep their order, and every answer is in it once. */
export function acceptedFirst(thread: CommentThread, accepted: readonly Comment[]): CommentThread {
  const ids = new Set(accepted.map((comment) => comment.commentID));
  const taken = new Map<number, ThreadComment>();
  const rest = withoutAccepted(thread.threadStructure, ids, taken);
  // One that the page does not hold, on a later page or folded away, is shown without its replies.
  const first = accepted.map((comment) => taken.get(comment.commentID) ?? alone(comment));
  const known = Object.fromEntries(accepted.map((comment) => [String(comment.commentID), comment]));
  return { threadStructure: [...first, ...rest], commentsByID: { ...known, ...thread.commentsByID } };
}

function withoutAccepted(
  nodes: readonly ThreadNode[],
  ids: ReadonlySet<number>,
  taken: Map<number, ThreadComment>,
): ThreadNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'hole') return node;
    const comment: ThreadComment = { ...node, children: withoutAccepted(node.children, ids, taken) };
    if (!ids.has(node.commentID)) return comment;
    taken.set(node.commentID, comment);
    return [];
  });
}

function alone({ commentID, parentCommentID, depth }: Comment): ThreadComment {
  return { type: 'comment', commentID, parentCommentID, depth, children: [] };
}
