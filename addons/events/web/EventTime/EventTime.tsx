import { useTranslator } from '@parley/addon-api/web';
import { differs, type Timed, timeText, zoneName } from '../event-time.ts';
import { useReaderZone } from '../use-reader-zone.ts';

/** In lists: the reader's own time, and the zone of the event where that is another. */
export function EventTime({ event }: { event: Timed }) {
  const { t, locale } = useTranslator();
  const zone = useReaderZone();
  const isElsewhere = differs(event, zone);
  return (
    <span>
      <time dateTime={event.dateStarts} suppressHydrationWarning>
        {timeText(event, { locale, zone, isShort: true })}
      </time>
      {isElsewhere && <> ({t('announced in {zone} time', { zone: zoneName(event.timezone) })})</>}
    </span>
  );
}
