import { Meter, useTranslator } from '@parley/addon-api/web';
import type { EventCardProps, OwnAnswer } from '../../event-widgets.contract.ts';
import styles from './EventCard.module.css';

interface PlacesProps {
  capacity: number;
  counts: Pick<EventCardProps, 'attendingYesCount' | 'waitingCount'>;
  own: OwnAnswer | undefined;
}

/** How many places are taken, and how many wait for one. */
export function Places({ capacity, counts, own }: PlacesProps) {
  const { t, plural } = useTranslator();
  const { attendingYesCount: taken, waitingCount: waiting } = counts;
  return (
    <div className={styles.places}>
      <p>
        {t('{taken} of {places} places are taken', { taken, places: capacity })}
        {waiting > 0 && (
          <span className={styles.waiting}>
            {plural(waiting, { one: '{count} waits', other: '{count} wait' })}
          </span>
        )}
      </p>
      <Meter percent={(taken / capacity) * 100} />
      {own?.isWaiting && (
        <p className={styles.further}>{t('You wait for a place: you are told when one is free.')}</p>
      )}
    </div>
  );
}
