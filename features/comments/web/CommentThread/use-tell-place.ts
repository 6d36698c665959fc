// Tells where in the thread its reader is, as the page scrolls.
import { type RefObject, useEffect, useRef } from 'react';
import { commentAnchor } from '../../comment.address.ts';
import type { ThreadDiscussion } from '../../comment-widgets.contract.ts';
import type { Comment } from '../../comments.contract.ts';
import { tellReadingPlace } from '../reading-place.ts';
import type { UnreadPlace } from '../unread-place.ts';

/** Eyes rest in the upper part of the screen. */
const LINE = 0.4;

interface Told {
  /** As they stand on the page. */
  comments: readonly Comment[];
  discussion: ThreadDiscussion;
  unread: UnreadPlace;
  isSolution: (comment: Comment) => boolean;
}

export function useTellPlace(thread: RefObject<Element | null>, told: Told): void {
  const latest = useRef(told);
  latest.current = told;
  const { discussionID } = told.discussion;
  const { lineBefore } = told.unread;
  const count = told.comments.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks anew when other comments or marks are drawn.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const comment = thread.current && inSight(thread.current, latest.current.comments);
      if (comment) tellReadingPlace(placeOf(comment, latest.current));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [thread, discussionID, count, lineBefore]);

  useEffect(() => () => tellReadingPlace(undefined), []);
}

/** The last that begins above the line; at the top of the page the first. */
function inSight(thread: Element, comments: readonly Comment[]): Comment | undefined {
  const line = innerHeight * LINE;
  const posts = [...thread.querySelectorAll('article')];
  const post = posts.findLast((each) => each.getBoundingClientRect().top < line) ?? posts[0];
  return comments.find(({ commentID }) => commentAnchor(commentID) === post?.id);
}

function placeOf(comment: Comment, { comments, discussion, unread, isSolution }: Told) {
  const firstNew = comments.find(({ commentID }) => commentID === unread.lineBefore);
  return {
    discussionID: discussion.discussionID,
    number: comment.number,
    date: comment.dateInserted,
    newFrom: firstNew?.number,
    countNew: firstNew ? unread.countBelow : 0,
    solvedAt: comments.find(isSolution)?.number,
  };
}
