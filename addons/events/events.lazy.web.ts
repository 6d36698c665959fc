import type { WebFeature } from '@parley/addon-api/web';
import type {
  CalendarPageProps,
  EventCardProps,
  EventOfFormProps,
  EventsPageProps,
  UpcomingEventsProps,
} from './event-widgets.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    CalendarPage: CalendarPageProps;
    EventCard: EventCardProps;
    EventOfForm: EventOfFormProps;
    EventsPage: EventsPageProps;
    UpcomingEvents: UpcomingEventsProps;
  }
}

export const eventsWeb: WebFeature = {
  name: 'events',
  widgets: {},
  later: [
    {
      names: ['EventCard'],
      load: () => import('./web/EventCard/EventCard.tsx').then(({ EventCard }) => ({ EventCard })),
    },
    {
      names: ['EventOfForm'],
      load: () => import('./web/EventOfForm/EventOfForm.tsx').then(({ EventOfForm }) => ({ EventOfForm })),
    },
    {
      names: ['EventsPage'],
      load: () => import('./web/EventsPage/EventsPage.tsx').then(({ EventsPage }) => ({ EventsPage })),
    },
    {
      names: ['CalendarPage'],
      load: () =>
        import('./web/CalendarPage/CalendarPage.tsx').then(({ CalendarPage }) => ({ CalendarPage })),
    },
    {
      names: ['UpcomingEvents'],
      load: () =>
        import('./web/UpcomingEvents/UpcomingEvents.tsx').then(({ UpcomingEvents }) => ({ UpcomingEvents })),
    },
  ],
};
