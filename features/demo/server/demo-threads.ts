// The threads of the content, laid flat: every comment with its number, depth and place.
import type { DemoComment, DemoDiscussion } from '../content/types.ts';

export const MAX_DEPTH = 5;

export interface PlacedComment {
  comment: DemoComment;
  discussion: DemoDiscussion;
  /** By time in its discussion, from 1. */
  number: number;
  parent: PlacedComment | undefined;
  top: PlacedComment | undefined;
  depth: number;
}

export function placeComments(discussion: DemoDiscussion): PlacedComment[] {
  const placed: PlacedComment[] = [];
  const place = (comments: readonly DemoComment[], parent: PlacedComment | undefined): void => {
    for (const comment of comments) {
      // As deep as threads go; deeper replies hang beside what they answer.
      const under = parent && parent.depth >= MAX_DEPTH ? parent.parent : parent;
      const each: PlacedComment = {
        comment,
        discussion,
        number: 0,
        parent: under,
        top: under ? (under.top ?? under) : undefined,
        depth: (under?.depth ?? 0) + 1,
      };
      placed.push(each);
      place(comment.replies ?? [], each);
    }
  };
  place(discussion.comments, undefined);
  const byTime = [...placed].sort((a, b) => a.comment.minutesAfter - b.comment.minutesAfter);
  for (const [at, each] of byTime.entries()) each.number = at + 1;
  return byTime;
}
