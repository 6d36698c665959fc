import {
  Button,
  type Comment,
  call,
  IconButton,
  showToast,
  useRevalidator,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { AnswerStatus, setAnswerStatus } from '../../qna.contract.ts';
import { answerOf } from '../answer-of.ts';
import styles from './AnswerStatusControl.module.css';

/** For whoever asked, and for moderators. Pressing a status again takes it back. */
export function AnswerStatusControl({ comment }: { comment: Comment }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const status = answerOf(comment)?.status;

  const setStatus = async (wanted: AnswerStatus) => {
    setIsBusy(true);
    try {
      await call<typeof setAnswerStatus>('PATCH /comments/:commentID/answer', {
        params: { commentID: comment.commentID },
        body: { status: wanted === status ? 'pending' : wanted },
      });
      await revalidate();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      showToast(why, { id: 'answer', tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const isAccepted = status === 'accepted';
  const isRejected = status === 'rejected';
  return (
    <>
      {!isRejected && (
        <Button
          kind="text"
          size={24}
          icon="circle-check"
          aria-pressed={isAccepted}
          disabled={isBusy}
          onClick={() => setStatus('accepted')}
        >
          {isAccepted ? t('Accepted') : t('Accept')}
        </Button>
      )}
      {!isAccepted && (
        <IconButton
          label={isRejected ? t('Rejected') : t('Reject')}
          title={isRejected ? t('Rejected') : t('Reject')}
          icon="circle-x"
          size={28}
          aria-pressed={isRejected}
          className={styles.reject}
          disabled={isBusy}
          onClick={() => setStatus('rejected')}
        />
      )}
    </>
  );
}
