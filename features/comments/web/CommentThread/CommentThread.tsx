import { Fragment, useEffect, useRef } from 'react';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { UnreadLine } from '../../../../platform/ui/Post/Thread.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePageKeys } from '../../../../platform/web/keys/use-page-keys.ts';
import { KeptPiece, keptWhole, type Shown } from '../../../../platform/web/nodes/KeptPiece.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import type { CommentThreadAssetProps } from '../../comment-widgets.contract.ts';
import type { Comment } from '../../comments.contract.ts';
import { CommentHole } from '../CommentHole/CommentHole.tsx';
import { CommentItem } from '../CommentItem/CommentItem.tsx';
import type { CommentAdditions, ThreadScene } from '../CommentItem/thread-scene.ts';
import { focusComment } from '../comment-focus.ts';
import { type CommentRow, commentsOf, flatRows, type ThreadRow, threadRows } from '../thread-rows.ts';
import styles from './CommentThread.module.css';
import { ThreadFootBar } from './ThreadFootBar.tsx';
import { ThreadPager } from './ThreadPager.tsx';
import { ThreadTop } from './ThreadTop.tsx';
import { threadKeys } from './thread-keys.ts';
import { useHoles } from './use-holes.ts';
import { useTellPlace } from './use-tell-place.ts';
import { useUnread } from './use-unread.ts';

const KeptThreadTop = keptWhole('ThreadTop', ThreadTop);
const KeptThreadPager = keptWhole('ThreadPager', ThreadPager);

export type CommentThreadProps = CommentThreadAssetProps & { additions?: CommentAdditions };

/** What is kept on the screen of one page of a thread belongs to no other. */
export function CommentThread(props: CommentThreadProps) {
  const { discussion, apiParams } = props;
  return <ThreadPage key={`${discussion.discussionID} ${apiParams.page} ${apiParams.sort}`} {...props} />;
}

function ThreadPage({ additions = {}, ...props }: CommentThreadProps) {
  const { t, plural } = useTranslator();
  const { discussion, apiParams, focusCommentID } = props;
  const { data, paging } = props.threadStyle === 'flat' ? props.comments : props.commentsThread;
  const section = useRef<HTMLElement>(null);
  const { filled, open } = useHoles(data);
  const rows: ThreadRow[] = 'threadStructure' in data ? threadRows(data, filled) : flatRows(data);
  const isSolution = (comment: Comment) => additions.bandOf?.(comment) !== undefined;
  const unread = useUnread(rows, discussion.discussionID, paging.page);
  usePageKeys(section, threadKeys);
  useTellPlace(section, { comments: commentsOf(rows), discussion, unread, isSolution });
  useFocusedComment(focusCommentID);
  // Another comment in the thread is no reason to draw this one anew.
  const { countComments: _, ...commented } = discussion;
  const scene: ThreadScene = {
    discussion: commented,
    maxDepth: apiParams.maxDepth,
    showOPTag: props.showOPTag,
    nearbyUsers: speakers(rows),
    additions,
  };
  const { showOPTag, defaultSort } = props;
  const place = { discussion, apiParams, defaultSort, paging };
  const shownByAll = [commented, scene.maxDepth, showOPTag, Object.keys(additions).join()];
  return (
    <section ref={section} aria-label={t('Comments')}>
      <Panel joinsPrevious>
        <KeptThreadTop {...place} />
        {rows.length === 0 && (
          <EmptyState icon="message-square" title={t('No comments yet')} headingLevel={3}>
            {t('Be the first to reply.')}
          </EmptyState>
        )}
        {rows.map((row) =>
          row.kind === 'hole' ? (
            <CommentHole key={`hole ${row.hole.parentCommentID}`} row={row} onOpen={() => open(row.hole)} />
          ) : (
            <Fragment key={row.comment.commentID}>
              {unread.lineBefore === row.comment.commentID && (
                <UnreadLine
                  note={plural(unread.countBelow, { one: '{count} comment', other: '{count} comments' })}
                >
                  {t('New since your last visit')}
                </UnreadLine>
              )}
              <KeptPiece shown={[...shownOf(row), ...shownByAll, row.comment.commentID === focusCommentID]}>
                <CommentItem
                  row={row}
                  scene={scene}
                  isNew={unread.scattered.has(row.comment.commentID)}
                  isInFocus={row.comment.commentID === focusCommentID}
                />
              </KeptPiece>
            </Fragment>
          ),
        )}
      </Panel>
      {paging.total > paging.limit && (
        <div className={styles.bottom}>
          <KeptThreadPager {...place} label={t('Pages, below')} />
        </div>
      )}
      {rows.length > 1 && (
        <KeptPiece shown={['foot bar', discussion]}>
          <ThreadFootBar discussion={discussion} thread={section} />
        </KeptPiece>
      )}
    </section>
  );
}

function shownOf({ comment, repliesTo, level, isLast, hasReplies }: CommentRow): Shown {
  return ['comment', comment, repliesTo, level, isLast, hasReplies];
}

/** An anchor in the address is the browser's to scroll to; an address without one is not. */
function useFocusedComment(commentID: number | undefined): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (commentID !== undefined && hash === '') focusComment(commentID, 'start');
  }, [commentID, hash]);
}

function speakers(rows: readonly ThreadRow[]): ThreadScene['nearbyUsers'] {
  const byID = new Map(commentsOf(rows).map(({ insertUser }) => [insertUser?.userID ?? 0, insertUser]));
  return [...byID.values()].filter(
    (user) => user !== undefined && user.userID > 0,
  ) as ThreadScene['nearbyUsers'];
}
