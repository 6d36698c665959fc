// Where a reader left off, by the numbers of comments. Pure.
import type { Comment } from '../comments.contract.ts';

export interface UnreadPlace {
  /** The line stands before it: from here on everything is new. */
  lineBefore: number | undefined;
  /** How many are new from there on. */
  countBelow: number;
  /** New replies among comments that were read before. */
  scattered: ReadonlySet<number>;
}

export interface UnreadQuestion {
  /** As they stand on the page. */
  comments: readonly Comment[];
  /** undefined: never here before, or not known. */
  lastNumberRead: number | undefined;
  /** One's own are never news. */
  userID: number;
  isFirstPage: boolean;
}

export function unreadPlace({ comments, lastNumberRead, userID, isFirstPage }: UnreadQuestion): UnreadPlace {
  if (lastNumberRead === undefined) return { lineBefore: undefined, countBelow: 0, scattered: new Set() };
  const isRead = ({ number, insertUserID }: Comment) => number <= lastNumberRead || insertUserID === userID;
  const from = comments.findLastIndex(isRead) + 1;
  const below = comments.slice(from);
  const isNew = (comment: Comment) => !isRead(comment);
  const scattered = new Set(
    comments
      .slice(0, from)
      .filter(isNew)
      .map((comment) => comment.commentID),
  );
  // Whoever turned a page has just read the one before: a line on its very top means nothing.
  const isTurned = from === 0 && !isFirstPage;
  return { lineBefore: isTurned ? undefined : below[0]?.commentID, countBelow: below.length, scattered };
}
