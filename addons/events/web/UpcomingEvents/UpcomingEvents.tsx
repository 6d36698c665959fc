import { MiniList, MiniListItem, Panel, useTranslator, WidgetHead } from '@parley/addon-api/web';
import type { UpcomingEventsProps } from '../../event-widgets.contract.ts';
import { EventTime } from '../EventTime/EventTime.tsx';

/** The next events. */
export function UpcomingEvents({ events, allUrl }: UpcomingEventsProps) {
  const { t } = useTranslator();
  const list = (
    <MiniList>
      {events.map((event) => (
        <MiniListItem
          key={event.eventID}
          href={event.url}
          title={event.name}
          metas={
            <span>
              <EventTime event={event} />
            </span>
          }
        />
      ))}
    </MiniList>
  );
  return (
    <section aria-label={t('Upcoming events')}>
      <WidgetHead
        title={t('Upcoming events')}
        size={allUrl === undefined ? 'small' : 'large'}
        viewAll={allUrl === undefined ? undefined : { name: t('All events'), href: allUrl }}
      />
      {allUrl === undefined ? list : <Panel isPadded>{list}</Panel>}
    </section>
  );
}
