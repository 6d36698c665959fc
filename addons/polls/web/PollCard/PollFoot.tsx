import { Button, LinkButton, useSite, useTranslator, withTarget } from '@parley/addon-api/web';
import { lazy, Suspense, useState } from 'react';
import type { PollCardProps } from '../../poll-widgets.contract.ts';
import styles from './PollCard.module.css';
import { PollNumbers } from './PollNumbers.tsx';
import type { PollCounts } from './poll-counts.ts';
import type { PollState } from './poll-state.ts';

const WhoVoted = lazy(() => import('../WhoVoted/WhoVoted.tsx'));

interface PollFootProps extends PollState {
  card: PollCardProps;
  counts: PollCounts;
  onChange: () => void;
}

export function PollFoot({ card, counts, canVote, hasVoted, isClosed, onChange }: PollFootProps) {
  const { t } = useTranslator();
  const { isSignedIn, signInUrl } = useSite();
  const [isListOpen, setIsListOpen] = useState(false);
  const showsNames = isSignedIn && !card.anonymous && counts.byOption !== undefined && counts.countVotes > 0;
  return (
    <>
      {!isSignedIn && !isClosed && (
        <LinkButton kind="primary" size={32} href={withTarget(signInUrl, `/discussion/${card.discussionID}`)}>
          {t('Sign in to vote')}
        </LinkButton>
      )}
      <PollNumbers card={card} counts={counts} isClosed={isClosed} />
      <span className={styles.end}>
        {canVote && hasVoted && card.votesChangeable && (
          <Button kind="textPrimary" size={32} onClick={onChange}>
            {t('Change my vote')}
          </Button>
        )}
        {showsNames && (
          <Button kind="textPrimary" size={32} onClick={() => setIsListOpen(true)}>
            {t('Who voted')}
          </Button>
        )}
      </span>
      {isListOpen && (
        <Suspense fallback={null}>
          <WhoVoted card={card} onClose={() => setIsListOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
