// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/events/server/event.notifications.ts': 2,
  'addons/events/server/event.recounts.ts': 1,
  'addons/events/server/events.erasure.ts': 3,
};
