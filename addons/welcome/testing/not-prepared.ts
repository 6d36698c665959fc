// See app/testing/not-prepared.ts.
export const notPrepared: Readonly<Record<string, number>> = {
  'addons/welcome/server/welcome.places.ts': 2,
};
