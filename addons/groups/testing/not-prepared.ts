// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/groups/server/group.notifications.ts': 4,
  'addons/groups/server/group.recounts.ts': 1,
  'addons/groups/server/group.search.ts': 1,
  'addons/groups/server/groups.erasure.ts': 3,
};
