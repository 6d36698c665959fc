import { EmptyState, Panel, Segmented, useSite, useTranslator } from '@parley/addon-api/web';
import type { EventListName, EventsPageProps } from '../../event-widgets.contract.ts';
import { CalendarFeed } from '../CalendarFeed/CalendarFeed.tsx';
import { EventItem } from './EventItem.tsx';
import { EventsHead } from './EventsHead.tsx';
import styles from './EventsPage.module.css';

/** All of the page /events, and of those of one category or group. */
export function EventsPage({ place, events, list, page, hasMore }: EventsPageProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const hrefOf = (wanted: EventListName, number = 1) => {
    const query = new URLSearchParams();
    if (wanted !== 'upcoming') query.set('list', wanted);
    if (number > 1) query.set('page', String(number));
    const text = query.toString();
    return text ? `${place.path}?${text}` : place.path;
  };
  const lists = [
    { name: t('Upcoming'), href: hrefOf('upcoming'), isCurrent: list === 'upcoming' },
    { name: t('Past'), href: hrefOf('past'), isCurrent: list === 'past' },
    ...(isSignedIn ? [{ name: t('Mine'), href: hrefOf('mine'), isCurrent: list === 'mine' }] : []),
  ];
  return (
    <>
      <EventsHead place={place} isCalendar={false} />
      <Panel>
        <div className={styles.bar}>
          <Segmented label={t('Which events')} items={lists} />
        </div>
        {events.length === 0 && <NoEvents list={list} />}
        {events.map((each) => (
          <EventItem key={each.eventID} event={each} />
        ))}
        <div className={styles.foot}>
          <CalendarFeed place={place} />
          {(page > 1 || hasMore) && (
            <nav className={styles.pages} aria-label={t('Pages')}>
              {page > 1 && <a href={hrefOf(list, page - 1)}>{t('Previous')}</a>}
              {hasMore && <a href={hrefOf(list, page + 1)}>{t('Next')}</a>}
            </nav>
          )}
        </div>
      </Panel>
    </>
  );
}

function NoEvents({ list }: { list: EventListName }) {
  const { t } = useTranslator();
  if (list === 'past') return <EmptyState icon="calendar" title={t('Nothing took place here yet.')} />;
  if (list === 'mine')
    return (
      <EmptyState icon="calendar" title={t('You come to no event yet.')}>
        {t('Open one and say that you come: it is listed here then.')}
      </EmptyState>
    );
  return <EmptyState icon="calendar" title={t('No event is announced.')} />;
}
