import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CommentBulkFormProps, CommentBulkOption } from '../comment-bulk-options.ts';
import { clearCommentSelection, openSelection, useCommentSelection } from '../comments-in-work.ts';
import { CommentActionButtons } from './CommentActionButtons.tsx';
import { CommentChoices } from './CommentChoices.tsx';
import styles from './SelectComments.module.css';

interface SelectCommentsProps {
  discussion: CommentBulkFormProps['discussion'];
  onClose: () => void;
}

/** Comments of a discussion are selected, over all of its pages, and something is done with them. */
export default function SelectComments({ discussion, onClose }: SelectCommentsProps) {
  const { t, plural } = useTranslator();
  const { checked } = useCommentSelection();
  const [open, setOpen] = useState<CommentBulkOption>();
  const [version, setVersion] = useState(0);
  useEffect(() => openSelection(discussion.discussionID), [discussion.discussionID]);
  const selected = [...checked.values()];
  const close = () => {
    setOpen(undefined);
    setVersion((before) => before + 1);
  };
  const footer = (
    <div className={styles.foot}>
      <p role="status" className={styles.count}>
        {plural(checked.size, {
          one: 'You have selected {count} comment.',
          other: 'You have selected {count} comments.',
        })}
      </p>
      <div className={styles.actions} data-bulk-actions>
        {checked.size > 0 && (
          <Button kind="text" onClick={clearCommentSelection}>
            {t('Select none')}
          </Button>
        )}
        <Suspense>
          <CommentActionButtons selected={selected} discussion={discussion} onOpen={setOpen} />
        </Suspense>
      </div>
    </div>
  );
  return (
    <Modal title={t('Select Comments')} size="large" onClose={onClose} footer={footer}>
      <CommentChoices discussionID={discussion.discussionID} version={version} />
      {open && (
        <Suspense fallback={null}>
          <open.Form selected={selected} discussion={discussion} onClose={close} />
        </Suspense>
      )}
    </Modal>
  );
}
