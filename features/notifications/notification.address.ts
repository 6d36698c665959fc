// Where notifications are found.

export const NOTIFICATIONS_PATH = '/profile/notifications';
export const PREFERENCES_PATH = '/profile/preferences';

/** Marks it read, and leads to what it is about. */
export function notificationReadPath(notificationID: number): string {
  return `/activity/${notificationID}/mark-read-and-redirect`;
}

export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`;
}
