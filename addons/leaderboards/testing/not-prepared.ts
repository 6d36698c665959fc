// See app/testing/not-prepared.ts: what sources of awards select stands in them.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/leaderboards/server/follow-awards.ts': 5,
  'addons/leaderboards/server/leaderboards.erasure.ts': 2,
  'addons/leaderboards/server/leaderboards.recounts.ts': 1,
  'addons/leaderboards/server/write-awards.ts': 5,
};
