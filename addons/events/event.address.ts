import { slug } from '@parley/addon-api/shared';

/** `/events/5-repair-saturday` */
export const eventPath = ({ eventID, name }: { eventID: number; name: string }) =>
  `/events/${eventID}-${slug(name)}`;

export const icsPath = (eventID: number) => `/events/${eventID}/event.ics`;

/** Of `/events`, `/events/category/3`, `/events/group/5`: what everybody sees there, for calendar programs. */
export const icsOfPlace = (path: string) => `${path}/events.ics`;

export const feedPath = (token: string) => `/events/feed/${token}/events.ics`;

export const categoryEventsPath = (categoryID: number) => `/events/category/${categoryID}`;

export const groupEventsPath = (groupID: number) => `/events/group/${groupID}`;
