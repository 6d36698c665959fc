// What people are shown of events.
import type { PostTypeKind } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const eventWords: PostTypeKind['words'] = ({ t }) => ({
  name: t('Event'),
  plural: t('Events'),
  startedIn: t('Event announced in'),
  mark: { name: 'event', icon: 'calendar', text: t('Event'), preset: 'standard' },
});

/** Layouts switch the mark off. */
export const LIST_METAS = wordings({ eventMark: 'Whether it is an event' });

/** What the table of types calls the button, until a site calls it something else: translated where it is shown. */
export const STORED_WORDS = wordings({ button: 'New Event' });

export const TITLES = wordings({ events: 'Events', calendar: 'Calendar' });
