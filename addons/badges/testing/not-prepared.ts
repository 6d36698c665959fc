// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/badges/server/badge.actions.ts': 1,
  'addons/badges/server/badge.notifications.ts': 4,
  'addons/badges/server/badge.recounts.ts': 1,
  'addons/badges/server/badge.search.ts': 1,
  'addons/badges/server/badges.erasure.ts': 2,
  'addons/badges/server/imported-badges.ts': 2,
  'addons/badges/server/statistics.ts': 2,
};
