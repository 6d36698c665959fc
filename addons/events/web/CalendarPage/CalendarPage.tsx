import { EmptyState, LinkButton, Notice, Panel, useTranslator } from '@parley/addon-api/web';
import type { CalendarPageProps, ShownEvent } from '../../event-widgets.contract.ts';
import { dayIn } from '../../zoned-time.ts';
import { EventItem } from '../EventsPage/EventItem.tsx';
import { EventsHead } from '../EventsPage/EventsHead.tsx';
import { daysOf, languageOf } from '../event-time.ts';
import { useReaderZone } from '../use-reader-zone.ts';
import styles from './CalendarPage.module.css';
import { monthAfter, weeksOf } from './month-days.ts';

/** A month: as a table where there is room for one, as a list on phones. */
export function CalendarPage({ place, month, events, isCut }: CalendarPageProps) {
  const { t, locale } = useTranslator();
  const zone = useReaderZone();
  const byDay = new Map<string, ShownEvent[]>();
  for (const event of events)
    for (const day of daysOf(event, zone)) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  const inMonth = events.filter((event) => daysOf(event, zone).some((day) => day.startsWith(month)));
  const nameOf = (of: string, monthStyle: 'long' | 'short' = 'long') =>
    new Intl.DateTimeFormat(languageOf(locale), {
      month: monthStyle,
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${of}-01T00:00Z`));
  const hrefOf = (of: string) => `${place.path}/calendar?month=${of}`;
  const [before, behind] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <>
      <EventsHead place={place} isCalendar />
      <Panel>
        <div className={styles.bar}>
          <h2 className={styles.month}>{nameOf(month)}</h2>
          <nav className={styles.months} aria-label={t('Months')}>
            <LinkButton size={32} icon="chevron-left" href={hrefOf(before)}>
              {nameOf(before, 'short')}
            </LinkButton>
            <LinkButton size={32} href={`${place.path}/calendar`}>
              {t('Today')}
            </LinkButton>
            <LinkButton size={32} icon="chevron-right" href={hrefOf(behind)}>
              {nameOf(behind, 'short')}
            </LinkButton>
          </nav>
        </div>
        {isCut && (
          <Notice>{t('There are more events than are shown here: the list has all of them.')}</Notice>
        )}
        <Month month={month} name={nameOf(month)} byDay={byDay} zone={zone} />
        <div className={styles.agenda}>
          {inMonth.length === 0 && <EmptyState icon="calendar" title={t('No event takes place then.')} />}
          {inMonth.map((event) => (
            <EventItem key={event.eventID} event={event} />
          ))}
        </div>
      </Panel>
    </>
  );
}

interface MonthProps {
  month: string;
  name: string;
  byDay: ReadonlyMap<string, ShownEvent[]>;
  zone: string | null;
}

function Month({ month, name, byDay, zone }: MonthProps) {
  const { t, locale } = useTranslator();
  const weeks = weeksOf(month, locale);
  const today = zone === null ? undefined : dayIn(new Date(), zone);
  const weekday = (day: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(languageOf(locale), { weekday: style, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00Z`),
    );
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{t('Events in {month}', { month: name })}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-out={day.startsWith(month) ? undefined : ''}
                aria-current={day === today ? 'date' : undefined}
              >
                <time dateTime={day}>{Number(day.slice(8))}</time>
                <DayEvents events={byDay.get(day) ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const AT_FIRST = 3;

/** The first of them; the others behind a word. */
function DayEvents({ events }: { events: readonly ShownEvent[] }) {
  const { t } = useTranslator();
  const [first, others] = [events.slice(0, AT_FIRST), events.slice(AT_FIRST)];
  if (first.length === 0) return null;
  return (
    <>
      <Links events={first} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t('{count} more', { count: others.length })}</summary>
          <Links events={others} />
        </details>
      )}
    </>
  );
}

function Links({ events }: { events: readonly ShownEvent[] }) {
  return (
    <ul className={styles.links}>
      {events.map((event) => (
        <li key={event.eventID}>
          <a href={event.url} dir="auto" title={event.name}>
            {event.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
