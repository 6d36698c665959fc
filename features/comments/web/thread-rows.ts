// A thread as its page shows it: one row after another, each with its place in the tree. Pure.
import type { CollapsedReplies, CommentThread, ThreadNode } from '../comment-threads.contract.ts';
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
  /** Named where indentation cannot show it any more. */
  repliesTo?: Comment;
}

export interface CollapsedRow extends RowPlace {
  kind: 'hole';
  collapsedReplies: CollapsedReplies;
}

export type ThreadRow = CommentRow | CollapsedRow;

/** What was fetched for collapsed replies, by `collapsedKey`. */
export type LoadedReplies = ReadonlyMap<string, CommentThread>;

/** Of one comment two parts may be collapsed, with what is in focus between them. */
export function collapsedKey({ apiUrl }: CollapsedReplies): string {
  return apiUrl;
}

export function threadRows(thread: CommentThread, filled: LoadedReplies): ThreadRow[] {
  return thread.threadStructure.flatMap((root) => {
    const branch: ThreadRow[] = [];
    buildNode(branch, root, thread.commentsByID, 0, undefined, filled);
    const last = branch.at(-1);
    if (last) last.isLast = true;
    return branch;
  });
}

function buildNode(
  branch: ThreadRow[],
  node: ThreadNode,
  known: CommentThread['commentsByID'],
  depth: number,
  parent: Comment | undefined,
  filled: LoadedReplies,
): void {
  const level = Math.min(depth, 2) as RowLevel;
  if (node.type === 'hole') {
    const fetched = filled.get(collapsedKey(node));
    if (!fetched) branch.push({ kind: 'hole', collapsedReplies: node, level, isLast: false });
    for (const each of fetched?.threadStructure ?? [])
      buildNode(branch, each, fetched?.commentsByID ?? {}, depth, parent, filled);
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
  for (const child of node.children) buildNode(branch, child, known, depth + 1, comment, filled);
}

/** A flat list: every comment for itself. */
export function flatRows(comments: readonly Comment[]): CommentRow[] {
  return comments.map((comment) => ({ kind: 'comment', comment, level: 0, isLast: true, hasReplies: false }));
}

export function commentsOf(rows: readonly ThreadRow[]): Comment[] {
  return rows.flatMap((row) => (row.kind === 'comment' ? row.comment : []));
}
