import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const searchRateLimits = defineRateLimits({
  // While somebody types, a search is asked for with every few letters.
  search: { perAccount: 120, perAddress: 30, seconds: 60, of: 'searches', countsGuestsOnly: true },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof searchRateLimits> {}
}
