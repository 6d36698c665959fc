import { Button, Icon, useSite, useTranslator } from '@parley/addon-api/web';
import { lazy, Suspense, useState } from 'react';
import styles from './CalendarFeed.module.css';

const FeedModal = lazy(() => import('./FeedModal.tsx'));

/** How events come into the reader's own calendar: members by an address of their own. */
export function CalendarFeed() {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn)
    return (
      <a href="/events/events.ics" className={styles.link} data-document="">
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
          <FeedModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
