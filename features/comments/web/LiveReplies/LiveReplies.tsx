import { useEffect } from 'react';
import { AvatarStack } from '../../../../platform/ui/AvatarStack/AvatarStack.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { useRevalidator, useScreen } from '../../../../platform/web/router/screen.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { RepliesState } from '../../live-replies.contract.ts';
import { CommentWriters } from '../CommentWriters/CommentWriters.tsx';
import { COMPOSER_ANCHOR } from '../thread-address.ts';
import { findThread } from './find-thread.ts';
import styles from './LiveReplies.module.css';

const MAX_SHOWN = 99;

/** Tells of replies that came while somebody reads, and never moves what they read. At the end of a thread they simply appear. */
export default function LiveReplies() {
  const { page } = useScreen().state;
  const thread = page ? findThread(page.layout) : undefined;
  const state = useLive('discussion', thread?.discussionID);
  const me = useMe();
  const { revalidate } = useRevalidator();
  const replies = useNewReplies(thread?.countComments ?? 0, state);
  const isFollowed = thread?.isAtEnd === true && replies.count > 0;
  useEffect(() => {
    if (isFollowed && isEndInView()) void revalidate();
  }, [isFollowed, revalidate]);
  return (
    <>
      <div role="status" className={styles.place}>
        {replies.count > 0 && <RepliesLink {...replies} />}
      </div>
      {thread && me && <CommentWriters discussionID={thread.discussionID} writers={state?.writers} />}
    </>
  );
}

interface NewReplies {
  count: number;
  latest: RepliesState['latest'];
}

/** One's own are not news; the page shows them as soon as they are posted. */
function useNewReplies(countShown: number, state: RepliesState | undefined): NewReplies {
  const userID = useMe()?.userID;
  const missing = Math.max(0, (state?.countComments ?? 0) - countShown);
  const newest = state?.latest.slice(0, missing) ?? [];
  const latest = newest.filter(({ insertUser }) => insertUser.userID !== userID);
  return { count: missing - (newest.length - latest.length), latest };
}

function RepliesLink({ count, latest }: NewReplies) {
  const { t, plural } = useTranslator();
  const first = latest.at(-1);
  if (!first) return null;
  const people = new Map(latest.map(({ insertUser }) => [insertUser.userID, insertUser]));
  const faces = [...people.values()]
    .slice(0, 3)
    .map(({ userID, name, photoUrl }) => ({ key: userID, name, photoUrl }));
  return (
    <a className={styles.pill} href={`/discussion/comment/${first.commentID}#Comment_${first.commentID}`}>
      <AvatarStack people={faces} />
      {count > MAX_SHOWN
        ? t('{count}+ new replies', { count: MAX_SHOWN })
        : plural(count, { one: '{count} new reply', other: '{count} new replies' })}
      <Icon name="arrow-down" />
    </a>
  );
}

/** Whoever has the place to answer in view has read all that there is. */
function isEndInView(): boolean {
  const composer = document.getElementById(COMPOSER_ANCHOR);
  if (!composer) return false;
  const { top } = composer.getBoundingClientRect();
  return top < window.innerHeight && document.activeElement?.closest(`#${COMPOSER_ANCHOR}`) === null;
}
