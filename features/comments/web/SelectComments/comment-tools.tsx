// What selecting comments in the thread takes: fetched by those who begin to.
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { ToastCard, ToastDock } from '../../../../platform/ui/Toast/ToastRegion.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermissions } from '../../../../platform/web/page/site-context.tsx';
import type { Comment } from '../../comments.contract.ts';
import {
  type CommentBulkFormProps,
  type CommentBulkOption,
  mayDeleteComments,
  maySplit,
} from '../comment-bulk-options.ts';
import {
  clearCommentSelection,
  openSelection,
  selectComments,
  useCommentSelection,
} from '../comments-in-work.ts';
import { useCommentTools } from '../selecting-comments.ts';
import { CommentActionButtons } from './CommentActionButtons.tsx';
import { nameOf } from './name-of-comment.ts';
import styles from './SelectComments.module.css';

export function CommentSelect({ comment, categoryID }: { comment: Comment; categoryID: number }) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  const { checked, pending } = useCommentSelection();
  const { commentID, insertUserID } = comment;
  if (
    comment.isTombstone ||
    !(maySplit(permissions, categoryID) || mayDeleteComments(permissions, categoryID))
  )
    return null;
  const name = nameOf(t, comment);
  return (
    <Checkbox
      aria-label={t('Select {name}', { name })}
      checked={checked.has(commentID) || pending.has(commentID)}
      disabled={pending.has(commentID)}
      onChange={(event) => selectComments([{ commentID, insertUserID, name }], event.target.checked)}
    />
  );
}

/** Stays while comments are selected. */
export function CommentBar({ discussion }: Pick<CommentBulkFormProps, 'discussion'>) {
  const { t, plural } = useTranslator();
  const { checked } = useCommentSelection();
  const [open, setOpen] = useState<CommentBulkOption>();
  useEffect(() => openSelection(discussion.discussionID), [discussion.discussionID]);
  // Another thread begins without.
  useEffect(() => () => useCommentTools.setState({}, true), []);
  const selected = [...checked.values()];
  const words = plural(selected.length, {
    one: 'You have selected {count} comment.',
    other: 'You have selected {count} comments.',
  });
  return (
    <>
      <p className="visuallyHidden" role="status">
        {selected.length > 0 && words}
      </p>
      {selected.length > 0 && (
        <ToastDock label={t('Selected comments')}>
          <ToastCard
            isWide
            icon="list-checks"
            className={styles.bar}
            body={<span aria-hidden>{words}</span>}
            actions={
              <div className={styles.actions} data-bulk-actions>
                <Button kind="text" onClick={clearCommentSelection}>
                  {t('Cancel')}
                </Button>
                <Suspense>
                  <CommentActionButtons selected={selected} discussion={discussion} onOpen={setOpen} />
                </Suspense>
              </div>
            }
          />
        </ToastDock>
      )}
      {open && (
        <Suspense fallback={null}>
          <open.Form selected={selected} discussion={discussion} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
