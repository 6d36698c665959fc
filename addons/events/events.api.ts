// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { answeredEvent, calendarFeed, participant } from './event-participants.contract.ts';
import {
  calendarEvent,
  eventAttributes,
  eventPermissionsOfViewer,
  eventSettings,
  eventSource,
} from './events.contract.ts';

export const eventsApi: ApiDescription = {
  schemas: {
    AnsweredEvent: answeredEvent,
    CalendarEvent: calendarEvent,
    CalendarFeed: calendarFeed,
    EventAttributes: eventAttributes,
    EventParticipant: participant,
    EventPermissions: eventPermissionsOfViewer,
    EventSettings: eventSettings,
    EventSource: eventSource,
  },
  descriptions: {
    allDayEvent: 'Whether it takes whole days.',
    attendingMaybeCount: 'How many may come.',
    attendingNoCount: 'How many do not come.',
    attending: 'Whether a member comes: yes, maybe or no.',
  },
};
