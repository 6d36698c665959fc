import { MiniList, MiniListItem, useTranslator, WidgetHead } from '@parley/addon-api/web';
import type { UpcomingEventsProps } from '../../event-widgets.contract.ts';
import { EventTime } from '../EventTime/EventTime.tsx';

/** The next events. */
export function UpcomingEvents({ events }: UpcomingEventsProps) {
  const { t } = useTranslator();
  return (
    <section aria-label={t('Upcoming events')}>
      <WidgetHead title={t('Upcoming events')} />
      <MiniList>
        {events.map((event) => (
          <MiniListItem
            key={event.eventID}
            href={event.url}
            title={event.name}
            metas={<EventTime event={event} />}
          />
        ))}
      </MiniList>
    </section>
  );
}
