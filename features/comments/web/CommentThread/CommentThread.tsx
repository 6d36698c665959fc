import { Fragment, useEffect, useRef } from 'react';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { UnreadLine } from '../../../../platform/ui/Post/Thread.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePageKeys } from '../../../../platform/web/keys/use-page-keys.ts';
import {
  CachedFragment,
  cachedComponent,
  type Shown,
} from '../../../../platform/web/nodes/CachedFragment.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import type { CommentThreadAssetProps } from '../../comment-widgets.contract.ts';
import type { Comment } from '../../comments.contract.ts';
import { CollapsedRepliesRow } from '../CollapsedReplies/CollapsedReplies.tsx';
import { CommentItem } from '../CommentItem/CommentItem.tsx';
import type { CommentAdditions, ThreadContext } from '../CommentItem/thread-context.ts';
import { focusComment } from '../comment-focus.ts';
import { useCommentTools } from '../selecting-comments.ts';
import {
  type CommentRow,
  collapsedKey,
  commentsOf,
  flatRows,
  type ThreadRow,
  threadRows,
} from '../thread-rows.ts';
import styles from './CommentThread.module.css';
import { ContinueReading } from './ContinueReading.tsx';
import { ThreadFootBar } from './ThreadFootBar.tsx';
import { ThreadPager } from './ThreadPager.tsx';
import { ThreadTop } from './ThreadTop.tsx';
import { threadKeys } from './thread-keys.ts';
import { useCollapsedReplies } from './use-collapsed-replies.ts';
import { useReportPlace } from './use-report-place.ts';
import { useTrackPlace } from './use-track-place.ts';
import { useUnread } from './use-unread.ts';

const CachedThreadTop = cachedComponent('ThreadTop', ThreadTop);
const CachedThreadPager = cachedComponent('ThreadPager', ThreadPager);

export type CommentThreadProps = CommentThreadAssetProps & { additions?: CommentAdditions };

/** The state of one page of a thread belongs to no other. */
export function CommentThread(props: CommentThreadProps) {
  const { discussion, apiParams } = props;
  return <ThreadPage key={`${discussion.discussionID} ${apiParams.page} ${apiParams.sort}`} {...props} />;
}

function ThreadPage({ additions = {}, ...props }: CommentThreadProps) {
  const { t, plural } = useTranslator();
  const { discussion, apiParams, focusCommentID } = props;
  const { data, paging } = props.threadStyle === 'flat' ? props.comments : props.commentsThread;
  const section = useRef<HTMLElement>(null);
  const { filled, open } = useCollapsedReplies(data);
  const rows: ThreadRow[] = 'threadStructure' in data ? threadRows(data, filled) : flatRows(data);
  const isSolution = (comment: Comment) => additions.bandOf?.(comment) !== undefined;
  const unread = useUnread(rows, discussion.discussionID, paging.page);
  const { CommentBar: Bar } = useCommentTools();
  usePageKeys(section, threadKeys);
  useTrackPlace(section, { comments: commentsOf(rows), discussion, unread, isSolution });
  useFocusedComment(focusCommentID);
  // Another comment in the thread is no reason to rerender this one.
  const { countComments: _, ...commented } = discussion;
  const context: ThreadContext = {
    discussion: commented,
    maxDepth: apiParams.maxDepth,
    showOPTag: props.showOPTag,
    nearbyUsers: speakers(rows),
    additions,
  };
  const { showOPTag, defaultSort } = props;
  const place = { discussion, apiParams, defaultSort, paging };
  const shownByAll = [commented, context.maxDepth, showOPTag, Object.keys(additions).join()];
  return (
    <section ref={section} aria-label={t('Comments')}>
      <Panel joinsPrevious>
        <CachedThreadTop {...place} />
        <ContinueReading discussionID={discussion.discussionID} lastShown={lastShown(rows)} />
        {rows.length === 0 && (
          <EmptyState icon="message-square" title={t('No comments yet')} headingLevel={3}>
            {t('Be the first to reply.')}
          </EmptyState>
        )}
        {rows.map((row) =>
          row.kind === 'hole' ? (
            <CollapsedRepliesRow
              key={collapsedKey(row.collapsedReplies)}
              row={row}
              onOpen={() => open(row.collapsedReplies)}
            />
          ) : (
            <Fragment key={row.comment.commentID}>
              {unread.lineBefore === row.comment.commentID && (
                <UnreadLine
                  note={plural(unread.countBelow, { one: '{count} comment', other: '{count} comments' })}
                >
                  {t('New since your last visit')}
                </UnreadLine>
              )}
              <CachedFragment
                shown={[...shownOf(row), ...shownByAll, row.comment.commentID === focusCommentID]}
              >
                <CommentItem
                  row={row}
                  context={context}
                  isNew={unread.scattered.has(row.comment.commentID)}
                  isInFocus={row.comment.commentID === focusCommentID}
                />
              </CachedFragment>
            </Fragment>
          ),
        )}
      </Panel>
      {paging.total > paging.limit && (
        <div className={styles.bottom}>
          <CachedThreadPager {...place} label={t('Pages, below')} />
        </div>
      )}
      <ReportedPlace discussionID={discussion.discussionID} />
      {Bar && <Bar discussion={discussion} />}
      {rows.length > 1 && (
        <CachedFragment shown={['foot bar', discussion]}>
          <ThreadFootBar discussion={discussion} thread={section} />
        </CachedFragment>
      )}
    </section>
  );
}

function lastShown(rows: readonly ThreadRow[]): number {
  return Math.max(0, ...commentsOf(rows).map(({ number }) => number));
}

function shownOf({ comment, repliesTo, level, isLast, hasReplies }: CommentRow): Shown {
  return ['comment', comment, repliesTo, level, isLast, hasReplies];
}

/** A component of its own: the place changes as one scrolls, and no comment is to be drawn anew for that. */
function ReportedPlace({ discussionID }: { discussionID: number }) {
  useReportPlace(discussionID);
  return null;
}

/** An anchor in the address is the browser's to scroll to; an address without one is not. */
function useFocusedComment(commentID: number | undefined): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (commentID !== undefined && hash === '') focusComment(commentID, 'start');
  }, [commentID, hash]);
}

function speakers(rows: readonly ThreadRow[]): ThreadContext['nearbyUsers'] {
  const byID = new Map(commentsOf(rows).map(({ insertUser }) => [insertUser?.userID ?? 0, insertUser]));
  return [...byID.values()].filter(
    (user) => user !== undefined && user.userID > 0,
  ) as ThreadContext['nearbyUsers'];
}
