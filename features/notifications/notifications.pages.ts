// Which address is which page about notifications.
import { globalLookup, type PageRoute } from '../../platform/contract/page.ts';

const lookup =
  (layoutViewType: string): PageRoute['lookup'] =>
  ({ token }, params) =>
    globalLookup(layoutViewType, { ...params, ...(token && { token }) });

export const notificationPages: readonly PageRoute[] = [
  {
    name: 'notifications',
    pattern: /^\/profile\/notifications\/?$/,
    lookup: lookup('notifications'),
  },
  {
    name: 'notificationPreferences',
    pattern: /^\/profile\/preferences(?:\/[^/]+)?\/?$/,
    lookup: lookup('notificationPreferences'),
  },
  {
    name: 'notificationDefaults',
    pattern: /^\/settings\/notifications\/?$/,
    lookup: lookup('notificationDefaults'),
  },
  {
    name: 'unsubscribe',
    pattern: /^\/unsubscribe\/(?<token>[\w-]{1,8000})\/?$/,
    lookup: lookup('unsubscribe'),
  },
];
