// A thread as its page shows it: one row after another, each with its place in the tree. Pure.
import type { CommentThread, ThreadHole, ThreadNode } from '../comment-threads.contract.ts';
import type { Comment } from '../comments.contract.ts';

/** Deeper replies stay on the second level and say whom they answer. */
export type RowLevel = 0 | 1 | 2;

interface RowPlace {
  level: RowLevel;
  /** The last of its branch: the line of the branch ends here. */
  isLast: boolean;
}

export interface CommentRow extends RowPlace {
  kind: 'comment';
  comment: Comment;
  hasReplies: boolean;
  /** Named where the eye cannot tell any more. */
  repliesTo?: Comment;
}

export interface HoleRow extends RowPlace {
  kind: 'hole';
  hole: ThreadHole;
}

export type ThreadRow = CommentRow | HoleRow;

/** What was fetched for holes, by `holeKey`. */
export type FilledHoles = ReadonlyMap<string, CommentThread>;

export function holeKey({ parentCommentID, offset }: ThreadHole): string {
  return `${parentCommentID}:${offset}`;
}

export function threadRows(thread: CommentThread, filled: FilledHoles): ThreadRow[] {
  return thread.threadStructure.flatMap((root) => {
    const branch: ThreadRow[] = [];
    grow(branch, root, thread.commentsByID, 0, undefined, filled);
    const last = branch.at(-1);
    if (last) last.isLast = true;
    return branch;
  });
}

function grow(
  branch: ThreadRow[],
  node: ThreadNode,
  known: CommentThread['commentsByID'],
  depth: number,
  parent: Comment | undefined,
  filled: FilledHoles,
): void {
  const level = Math.min(depth, 2) as RowLevel;
  if (node.type === 'hole') {
    const fetched = filled.get(holeKey(node));
    if (!fetched) branch.push({ kind: 'hole', hole: node, level, isLast: false });
    for (const each of fetched?.threadStructure ?? [])
      grow(branch, each, fetched?.commentsByID ?? {}, depth, parent, filled);
    return;
  }
  const comment = known[String(node.commentID)];
  if (!comment) return;
  const row: CommentRow = {
    kind: 'comment',
    comment,
    level,
    isLast: false,
    hasReplies: node.children.length > 0,
  };
  branch.push(depth > 2 && parent ? { ...row, repliesTo: parent } : row);
  for (const child of node.children) grow(branch, child, known, depth + 1, comment, filled);
}

/** A flat list: every comment for itself. */
export function flatRows(comments: readonly Comment[]): CommentRow[] {
  return comments.map((comment) => ({ kind: 'comment', comment, level: 0, isLast: true, hasReplies: false }));
}

export function commentsOf(rows: readonly ThreadRow[]): Comment[] {
  return rows.flatMap((row) => (row.kind === 'comment' ? row.comment : []));
}
