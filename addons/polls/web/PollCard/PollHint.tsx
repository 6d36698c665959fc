import { useTranslator } from '@parley/addon-api/web';
import type { PollCardProps } from '../../poll-widgets.contract.ts';
import styles from './PollCard.module.css';
import type { PollState } from './poll-state.ts';

/** What the reader can do, and what becomes of it. */
export function PollHint({ card, isClosed, isAsking, hasVoted }: PollState & { card: PollCardProps }) {
  const { t } = useTranslator();
  const sentences = [
    isClosed && t('This poll is closed.'),
    !isClosed &&
      (isAsking || !hasVoted) &&
      (card.multipleChoice ? t('Choose one or more.') : t('Choose one.')),
    !isClosed && !hasVoted && card.resultsHidden && t('Results show after you voted.'),
    isAsking && !card.votesChangeable && t('Your vote cannot be changed.'),
    !isClosed &&
      !isAsking &&
      hasVoted &&
      (card.votesChangeable ? t('You may change your vote.') : t('You have voted.')),
    card.anonymous && t('Nobody sees who voted.'),
  ].filter((each) => each !== false);
  return <p className={styles.hint}>{sentences.join(' ')}</p>;
}
