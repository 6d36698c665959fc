// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/polls/server/poll.recounts.ts': 2,
  'addons/polls/server/polls.erasure.ts': 2,
};
