import { Button, Icon, useSite, useTranslator } from '@parley/addon-api/web';
import { lazy, Suspense, useState } from 'react';
import { icsOfPlace } from '../../event.address.ts';
import type { EventsPlace } from '../../event-widgets.contract.ts';
import styles from './CalendarFeed.module.css';

const FeedModal = lazy(() => import('./FeedModal.tsx'));

/** How events come into the reader's own calendar: members by an address of their own. */
export function CalendarFeed({ place }: { place: EventsPlace }) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn)
    return (
      <a href={icsOfPlace(place.path)} className={styles.link} data-document="">
        <Icon name="rss" /> {t('For your calendar (.ics)')}
      </a>
    );
  return (
    <>
      <Button kind="text" icon="rss" onClick={() => setOpen(true)}>
        {t('In my calendar…')}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedModal place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
