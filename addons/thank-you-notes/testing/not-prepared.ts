// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/thank-you-notes/server/notes.erasure.ts': 2,
  'addons/thank-you-notes/server/notes.notifications.ts': 2,
};
