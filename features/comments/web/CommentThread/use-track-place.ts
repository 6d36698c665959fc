// Tracks where in the thread its reader is, as the page scrolls.
import { type RefObject, useEffect, useRef } from 'react';
import { commentAnchor } from '../../comment.address.ts';
import type { ThreadDiscussion } from '../../comment-widgets.contract.ts';
import type { Comment } from '../../comments.contract.ts';
import { setReadingPlace } from '../reading-place.ts';
import type { UnreadPlace } from '../unread-place.ts';

/** Eyes rest in the upper part of the screen. */
const LINE = 0.4;

export interface TrackedThread {
  /** As they stand on the page. */
  comments: readonly Comment[];
  discussion: ThreadDiscussion;
  unread: UnreadPlace;
  isSolution: (comment: Comment) => boolean;
}

export function useTrackPlace(thread: RefObject<Element | null>, tracked: TrackedThread): void {
  const latest = useRef(tracked);
  latest.current = tracked;
  const { discussionID } = tracked.discussion;
  const { lineBefore } = tracked.unread;
  const count = tracked.comments.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when other comments or marks are rendered.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const comment = thread.current && firstVisible(thread.current, inOrder(latest.current));
      if (comment) setReadingPlace(placeOf(comment, latest.current));
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

  useEffect(() => () => setReadingPlace(undefined), []);
}

/** The last that begins above the line; at the top of the page the first. */
function firstVisible(thread: Element, comments: readonly Comment[]): Comment | undefined {
  const line = innerHeight * LINE;
  const known = new Map(comments.map((comment) => [commentAnchor(comment.commentID), comment]));
  const posts = [...thread.querySelectorAll('article')].filter(({ id }) => known.has(id));
  const post = posts.findLast((each) => each.getBoundingClientRect().top < line) ?? posts[0];
  return post && known.get(post.id);
}

function placeOf(comment: Comment, { comments, discussion, unread, isSolution }: TrackedThread) {
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

/** Without the accepted answer that was brought to the top: who reads it has not read what was written before it. */
export function inOrder({
  comments,
  isSolution,
}: Pick<TrackedThread, 'comments' | 'isSolution'>): readonly Comment[] {
  const [first, second, third] = comments.filter(({ parentCommentID }) => parentCommentID === null);
  if (!first || !second || !isSolution(first)) return comments;
  const isRising = third ? third.number > second.number : true;
  if (second.number > first.number === isRising) return comments;
  const left = new Set([first.commentID]);
  return comments.filter(({ commentID, parentCommentID }) => {
    if (parentCommentID !== null && left.has(parentCommentID)) left.add(commentID);
    return !left.has(commentID);
  });
}
