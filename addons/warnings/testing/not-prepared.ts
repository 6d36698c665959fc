// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/warnings/server/member.parts.ts': 1,
  'addons/warnings/server/warning.notifications.ts': 4,
  'addons/warnings/server/warning.routes.ts': 1,
  'addons/warnings/server/warning.widgets.ts': 2,
};
