import { hasPermission } from '@parley/addon-api/shared';
import { usePermissions, useSite, useTranslator } from '@parley/addon-api/web';
import { useRef, useState } from 'react';
import type { PollCardProps } from '../../poll-widgets.contract.ts';
import { Ballot } from './Ballot.tsx';
import styles from './PollCard.module.css';
import { PollFoot } from './PollFoot.tsx';
import { PollHint } from './PollHint.tsx';
import { PollResults } from './PollResults.tsx';
import { useHasEnded } from './use-has-ended.ts';
import { usePoll } from './use-poll.ts';

/** What is asked below a post: to be answered by members, with what came out of it as far as the reader may know it. */
export function PollCard(card: PollCardProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const permissions = usePermissions();
  const { chosen, counts, vote, isSending } = usePoll(card);
  const isClosed = useHasEnded(card.dateCloses, card.closed);
  const [isChanging, setIsChanging] = useState(false);
  const [announced, setAnnounced] = useState('');
  const section = useRef<HTMLElement>(null);

  const hasVoted = chosen.length > 0;
  const canVote = isSignedIn && !isClosed && hasPermission(permissions, 'session.valid');
  const isAsking = canVote && (!hasVoted || isChanging);
  const send = async (optionIDs: readonly number[]) => {
    setIsChanging(false);
    // What was pressed is gone: the keyboard goes on from the poll.
    section.current?.focus({ preventScroll: true });
    const isStored = await vote(optionIDs);
    if (isStored)
      setAnnounced(optionIDs.length > 0 ? t('Your vote was counted.') : t('Your vote was taken back.'));
  };
  const state = { canVote, hasVoted, isClosed, isAsking };
  const headingID = `Poll_${card.pollID}`;
  return (
    <section ref={section} className={styles.poll} aria-labelledby={headingID} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={headingID} className={styles.question} dir="auto">
          {card.question ?? t('Poll')}
        </h2>
        <PollHint card={card} {...state} />
      </div>
      {isAsking ? (
        <Ballot
          key={chosen.join()}
          card={card}
          counts={counts}
          chosen={chosen}
          isSending={isSending}
          onVote={send}
          onCancel={isChanging ? () => setIsChanging(false) : undefined}
        />
      ) : (
        <PollResults card={card} counts={counts} chosen={chosen}>
          <PollFoot card={card} counts={counts} {...state} onChange={() => setIsChanging(true)} />
        </PollResults>
      )}
      <p role="status" className="visuallyHidden">
        {announced}
      </p>
    </section>
  );
}
