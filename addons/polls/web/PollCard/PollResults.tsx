import type { ReactNode } from 'react';
import type { PollCardProps } from '../../poll-widgets.contract.ts';
import { OptionRow } from './OptionRow.tsx';
import styles from './PollCard.module.css';
import type { PollCounts } from './poll-counts.ts';

interface PollResultsProps {
  card: PollCardProps;
  counts: PollCounts;
  chosen: readonly number[];
  children: ReactNode;
}

/** The options as they stand, to be read. */
export function PollResults({ card, counts, chosen, children }: PollResultsProps) {
  return (
    <>
      <ul className={styles.options}>
        {card.options.map(({ pollOptionID, text }) => (
          <li key={pollOptionID} className={styles.option}>
            <OptionRow
              text={text}
              pollOptionID={pollOptionID}
              counts={counts}
              isChosen={chosen.includes(pollOptionID)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>{children}</div>
    </>
  );
}
