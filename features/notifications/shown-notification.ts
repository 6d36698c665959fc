// A notification as components show it. What is called `body` is left out of a page's data, since the document holds it: a
// headline is taken apart by its component, which needs it there.
import type { Notification } from './notifications.contract.ts';

export type ShownNotification = Omit<Notification, 'body'> & { headline: string };

export function shownNotification({ body, ...notification }: Notification): ShownNotification {
  return { ...notification, headline: body };
}
