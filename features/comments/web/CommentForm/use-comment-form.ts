// Writing a comment: it is sent, its draft goes, and the page shows it at once.
import { useEffect, useId, useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { createCallKey } from '../../../../platform/web/api/call-key.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate, useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { captchaAnswerIn } from '../../../discussions/web/captcha-answer.ts';
import type { ServerDraft } from '../../../drafts/web/use-server-draft.ts';
import type { ComposerFormat } from '../../../editor/web/Composer/composer-props.ts';
import { clearLocalDraft, localDraftKey } from '../../../editor/web/local-draft.ts';
import { usePreferredFormat } from '../../../editor/web/preferred-format.ts';
import { onQuote } from '../../../editor/web/quotes.ts';
import { useWritingTime } from '../../../editor/web/use-writing-time.ts';
import type { Comment, postComment } from '../../comments.contract.ts';
import { goToComment } from '../comment-focus.ts';
import { formID, noteDiscarded, useThreadForm } from '../thread-forms.ts';
import { useCommentDraft } from './use-comment-draft.ts';

export interface CommentTarget {
  discussionID: number;
  /** Where it will stand: its preview looks as it will there. */
  categoryID: number;
  /** A reply below it; left out: a comment of the first level. */
  parentCommentID?: number;
  /** Where the draft is stored until it is posted. */
  place: string;
  /** What stands in it at first, in the format it will be written in. */
  start?: (format: ComposerFormat) => string;
  onPosted?: () => void;
}

export function useCommentForm({
  discussionID,
  parentCommentID,
  place,
  start = () => '',
  onPosted,
}: CommentTarget) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const areaID = useId();
  const { value, format, change } = useWritten(areaID, start);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [callKey] = useState(createCallKey);
  const writingTime = useWritingTime();
  const draft = useFormDraft({ discussionID, parentCommentID, place }, areaID, { value, format, change });
  const submit = async () => {
    if (isBusy || value.trim() === '') return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const post = {
        body: value,
        format,
        parentRecordType: 'discussion',
        parentRecordID: discussionID,
        ...(parentCommentID !== undefined && { parentCommentID }),
        writingTime: writingTime.whenSent(),
        ...captchaAnswerIn(document.getElementById(formID(areaID))),
        ...(draft.draftID() !== undefined && { draftID: draft.draftID() }),
      };
      const keyed = { body: post, idempotencyKey: callKey.of(post) };
      const { body, status } = await call<typeof postComment>('POST /comments', keyed);
      callKey.wentThrough();
      writingTime.restart();
      draft.posted();
      await revalidate();
      onPosted?.();
      if (status === 202) showToast(waitingText(body, t), { id: 'comment-held', tone: 'warning' });
      else await goToComment(body.commentID, navigate);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { areaID, value, format, change, isBusy, problem, submit };
}

type FormDraft = Pick<ServerDraft, 'draftID' | 'posted'>;

/** What is written here, for those who look for it; and how it goes. */
function useFormDraft(
  where: Pick<CommentTarget, 'discussionID' | 'parentCommentID' | 'place'>,
  areaID: string,
  { value, format, change }: ReturnType<typeof useWritten>,
): FormDraft {
  const { discussionID, parentCommentID, place } = where;
  const me = useMe();
  const draft = useCommentDraft({ discussionID, parentCommentID, place }, { value, format }, change);
  const clear = () => {
    if (me) clearLocalDraft(localDraftKey(me.userID, place));
    change('', format);
  };
  useThreadForm({
    discussionID,
    place,
    areaID,
    isWritten: value.trim() !== '',
    discard: async () => {
      // It says by itself where that failed.
      await draft.discard().catch(() => undefined);
      clear();
      return () => change(value, format);
    },
  });
  return {
    draftID: draft.draftID,
    posted: () => {
      const draftID = draft.draftID();
      if (draftID !== undefined) noteDiscarded(draftID);
      draft.posted();
      clear();
    },
  };
}

/** Instead of the comment that waits, the server says why. */
function waitingText(answer: Comment | { message?: string }, t: (text: string) => string): string {
  const message = 'message' in answer ? answer.message : undefined;
  return message ?? t('Your comment will be shown once it is approved.');
}

interface Written {
  value: string;
  format: ComposerFormat;
}

function useWritten(areaID: string, start: (format: ComposerFormat) => string) {
  const preferred = usePreferredFormat();
  const [written, setWritten] = useState<Written>(() => ({ value: start(preferred), format: preferred }));
  useQuotes(areaID, preferred, setWritten);
  const change = (value: string, format: ComposerFormat) => setWritten({ value, format });
  // Where nothing is written yet, nothing has to be converted.
  return written.value === '' ? { value: '', format: preferred, change } : { ...written, change };
}

/** What is quoted anywhere on the page comes to the end of the text. */
function useQuotes(
  areaID: string,
  preferred: ComposerFormat,
  setWritten: (change: (written: Written) => Written) => void,
): void {
  useEffect(
    () =>
      onQuote(async (post) => {
        const { quoteOf, withQuote } = await import('../../../editor/web/quoted-text.ts');
        const quote = quoteOf(post);
        setWritten(({ value, format: known }) => {
          const format = value === '' ? preferred : known;
          return { value: withQuote(value, format, quote), format };
        });
        document.getElementById(areaID)?.focus();
      }),
    [areaID, preferred, setWritten],
  );
}
