// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/ideation/server/idea.recounts.ts': 2,
  'addons/ideation/server/ideas.erasure.ts': 1,
};
