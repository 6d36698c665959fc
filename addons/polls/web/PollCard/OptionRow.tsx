import { Icon, Meter, useTranslator } from '@parley/addon-api/web';
import styles from './PollCard.module.css';
import { type PollCounts, percentOf } from './poll-counts.ts';

interface OptionRowProps {
  text: string;
  pollOptionID: number;
  counts: PollCounts;
  /** Marked as the reader's own choice. */
  isChosen?: boolean;
}

/** An option with what it got, once that may be known. */
export function OptionRow({ text, pollOptionID, counts, isChosen = false }: OptionRowProps) {
  const { t } = useTranslator();
  const count = counts.byOption?.[pollOptionID];
  const percent = count === undefined ? 0 : percentOf(count, counts.countVotes);
  return (
    <span className={isChosen ? `${styles.row} ${styles.chosen}` : styles.row}>
      <span className={styles.text}>
        <bdi>{text}</bdi>
        {isChosen && (
          <>
            {' '}
            <Icon name="check" size="sm" label={t('your vote')} />
          </>
        )}
      </span>
      {count !== undefined && (
        <>
          <span className={styles.number}>{count}</span>
          <span className={styles.number}>
            <bdi dir="ltr">{percent} %</bdi>
          </span>
          <span className={styles.meter}>
            <Meter percent={percent} />
          </span>
        </>
      )}
    </span>
  );
}
