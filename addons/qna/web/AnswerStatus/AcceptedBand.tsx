import { AcceptedNote, type ThreadDiscussion, TimeAgo, useTranslator } from '@parley/addon-api/web';
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
