// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/onboarding/server/onboarding.places.ts': 1,
};
