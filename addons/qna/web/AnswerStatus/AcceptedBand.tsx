import type { ThreadDiscussion } from '../../../../features/comments/comment-widgets.contract.ts';
import { AcceptedNote } from '../../../../platform/ui/Post/Thread.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AnswerAttributes } from '../../qna.contract.ts';

interface AcceptedBandProps {
  answer: AnswerAttributes | undefined;
  question: ThreadDiscussion;
}

export function AcceptedBand({ answer, question }: AcceptedBandProps) {
  const { t } = useTranslator();
  const isByAsker = answer?.acceptUserID === question.insertUserID;
  const note = (
    <>
      {isByAsker ? t('chosen by the author') : t('chosen by a moderator')}
      {answer?.dateAccepted && (
        <>
          , <TimeAgo date={answer.dateAccepted} form="fixed" />
        </>
      )}
    </>
  );
  return <AcceptedNote note={note}>{t('Accepted answer')}</AcceptedNote>;
}
