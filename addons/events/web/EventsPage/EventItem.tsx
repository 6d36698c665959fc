import {
  CategoryKey,
  keyNumberOf,
  Meta,
  Metas,
  Tag,
  useTranslator,
  useViewerState,
} from '@parley/addon-api/web';
import type { ShownEvent } from '../../event-widgets.contract.ts';
import { DateBox } from '../EventTime/DateBox.tsx';
import { EventTime } from '../EventTime/EventTime.tsx';
import styles from './EventsPage.module.css';

export function EventItem({ event }: { event: ShownEvent }) {
  const { t, plural } = useTranslator();
  const isFull = event.capacity !== null && event.attendingYesCount >= event.capacity;
  return (
    <article className={styles.event}>
      <DateBox event={event} />
      <div className={styles.about}>
        <h2 className={styles.name}>
          <a href={event.url} dir="auto">
            {event.name}
          </a>
        </h2>
        <p className={styles.when}>
          <EventTime event={event} />
        </p>
        {event.location && (
          <p className={styles.where} dir="auto">
            {event.location}
          </p>
        )}
        <Metas>
          <CategoryKey keyNumber={keyNumberOf(event.category.color ?? 5)} href={event.category.url}>
            {event.category.name}
          </CategoryKey>
          {event.attendingYesCount > 0 && (
            <Meta>{plural(event.attendingYesCount, { one: '{count} comes', other: '{count} come' })}</Meta>
          )}
          {isFull && !event.isOver && <Meta>{t('No place is free')}</Meta>}
        </Metas>
      </div>
      <div className={styles.side}>
        {event.isPictureChosen && event.featuredImage !== null && (
          <img
            className={styles.picture}
            src={event.featuredImage}
            alt={event.featuredImageAlt}
            width={120}
            height={80}
            loading="lazy"
            decoding="async"
          />
        )}
        <OwnAnswerTag event={event} />
      </div>
    </article>
  );
}

/** What the viewer answered, once that is known. */
export function OwnAnswerTag({ event }: { event: Pick<ShownEvent, 'discussionID'> }) {
  const { t } = useTranslator();
  const own = useViewerState('events')?.[event.discussionID];
  if (!own) return null;
  if (own.isWaiting) return <Tag preset="warning">{t('You wait for a place')}</Tag>;
  if (own.attending === 'yes') return <Tag preset="success">{t('You come')}</Tag>;
  return own.attending === 'maybe' ? <Tag>{t('Maybe')}</Tag> : null;
}
