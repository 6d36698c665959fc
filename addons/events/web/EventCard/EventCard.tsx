import { AvatarStack, Icon, UserLink, useSite, useTranslator } from '@parley/addon-api/web';
import { lazy, Suspense, useState } from 'react';
import { icsPath } from '../../event.address.ts';
import type { EventCardProps } from '../../event-widgets.contract.ts';
import { DateBox } from '../EventTime/DateBox.tsx';
import { differs, timeText, zoneName } from '../event-time.ts';
import { useReaderZone } from '../use-reader-zone.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { DeleteEvent } from './DeleteEvent.tsx';
import styles from './EventCard.module.css';
import { Places } from './Places.tsx';
import { useAnswer } from './use-answer.ts';

const WhoComes = lazy(() => import('./WhoComes.tsx'));

/** When and where, who comes, and whether the reader does: below the words of an event. */
export function EventCard(card: EventCardProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const { own, counts, faces, isBusy, send, announced } = useAnswer(card);
  const [isListing, setListing] = useState(false);
  const headingID = `Event_${card.eventID}`;
  return (
    <section className={styles.event} aria-labelledby={headingID}>
      {card.isPictureChosen && card.featuredImage !== null && (
        <img
          className={styles.picture}
          src={card.featuredImage}
          alt={card.featuredImageAlt}
          width={736}
          height={240}
          decoding="async"
        />
      )}
      <div className={styles.head}>
        <DateBox event={card} />
        <div>
          <h2 id={headingID} className={styles.title}>
            {card.isOver ? t('This event is over') : t('When and where')}
          </h2>
          {card.organizer && (
            <p className={styles.by}>
              {t('Organised by')} <UserLink user={card.organizer} />
            </p>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <Facts card={card} />
        <div className={styles.who}>
          {isSignedIn && !card.isOver ? (
            <AnswerForm own={own} counts={counts} isBusy={isBusy} onAnswer={(answer) => void send(answer)} />
          ) : (
            <Counts counts={counts} />
          )}
          {card.capacity !== null && <Places capacity={card.capacity} counts={counts} own={own} />}
          <div className={styles.comers}>
            <Faces faces={faces} total={counts.attendingYesCount} />
            <button type="button" className={styles.listing} onClick={() => setListing(true)}>
              {t('Who comes')}
            </button>
            <DeleteEvent card={card} />
          </div>
        </div>
      </div>
      <p role="status" className="visuallyHidden">
        {announced}
      </p>
      {isListing && (
        <Suspense>
          <WhoComes eventID={card.eventID} onClose={() => setListing(false)} />
        </Suspense>
      )}
    </section>
  );
}

const MOST_FACES = 5;

/** The first who have a place; nobody, once the last of them has left. */
function Faces({ faces, total }: { faces: EventCardProps['faces']; total: number }) {
  const people = faces.slice(0, total).map(({ userID, name, photoUrl }) => ({ key: userID, name, photoUrl }));
  return people.length > 0 && <AvatarStack people={people} total={total} limit={MOST_FACES} />;
}

function Counts({ counts }: { counts: Pick<EventCardProps, 'attendingYesCount' | 'attendingMaybeCount'> }) {
  const { plural } = useTranslator();
  return (
    <p className={styles.counts}>
      {plural(counts.attendingYesCount, { one: '{count} comes', other: '{count} come' })}
      {counts.attendingMaybeCount > 0 && (
        <>
          {', '}
          {plural(counts.attendingMaybeCount, { one: '{count} may come', other: '{count} may come' })}
        </>
      )}
    </p>
  );
}

function Facts({ card }: { card: EventCardProps }) {
  const { t } = useTranslator();
  return (
    <dl className={styles.facts}>
      <dt>
        <Icon name="clock" label={t('When')} />
      </dt>
      <dd>
        <When card={card} />
      </dd>
      {(card.location || card.locationUrl) && (
        <>
          <dt>
            <Icon name="map-pin" label={t('Where')} />
          </dt>
          <dd>
            {card.location && <span dir="auto">{card.location}</span>}
            {card.locationUrl && (
              <a className={styles.further} href={card.locationUrl} rel="nofollow noopener">
                {card.location ? t('Map or address') : card.locationUrl}
              </a>
            )}
          </dd>
        </>
      )}
      {card.ctaUrl && (
        <>
          <dt>
            <Icon name="link" label={t('Link')} />
          </dt>
          <dd>
            <a href={card.ctaUrl} rel="nofollow noopener" dir="auto">
              {card.ctaLabel ?? card.ctaUrl}
            </a>
          </dd>
        </>
      )}
      <dt>
        <Icon name="calendar" label={t('Calendar')} />
      </dt>
      <dd>
        <a href={icsPath(card.eventID)} data-document="">
          {t('Into my calendar (.ics)')}
        </a>
        {!card.isOver && (
          <span className={styles.further}>
            {card.allDayEvent
              ? t('Whoever comes is reminded a day before.')
              : t('Whoever comes is reminded a day and an hour before.')}
          </span>
        )}
      </dd>
    </dl>
  );
}

/** As it was announced, with its zone by name, and what that is for the reader. */
function When({ card }: { card: EventCardProps }) {
  const { t, locale } = useTranslator();
  const zone = useReaderZone();
  return (
    <>
      <time dateTime={card.dateStarts} suppressHydrationWarning>
        {timeText(card, { locale, zone: null })}
      </time>
      {!card.allDayEvent && (
        <span className={styles.further}>
          {t('{zone} time.', { zone: zoneName(card.timezone) })}
          {differs(card, zone) && (
            <> {t('Where you are: {time}', { time: timeText(card, { locale, zone, isShort: true }) })}</>
          )}
        </span>
      )}
    </>
  );
}
