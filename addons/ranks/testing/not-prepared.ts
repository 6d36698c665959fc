// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/ranks/server/rank.actions.ts': 2,
  'addons/ranks/server/rank.arrivals.ts': 1,
  'addons/ranks/server/rank.grants.ts': 1,
  'addons/ranks/server/rank.notifications.ts': 2,
  'addons/ranks/server/rank.rows.ts': 2,
  'addons/ranks/server/ranks.erasure.ts': 2,
};
