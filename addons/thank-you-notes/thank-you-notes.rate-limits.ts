import { defineRateLimits, type LimitNamesOf } from '@parley/addon-api/contract';

/** Staff alone send notes: a limit that trust raises would be none. */
export const thankYouRateLimits = defineRateLimits({
  thankYouNotes: { perAccount: 20, perAddress: 60, seconds: 3600, of: 'thank-you notes', isSameForAll: true },
});

declare module '@parley/addon-api/contract' {
  interface RateLimitNames extends LimitNamesOf<typeof thankYouRateLimits> {}
}
