import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const mediaRateLimits = defineRateLimits({
  uploads: { perAccount: 20, perAddress: 100, seconds: 60, of: 'uploads' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof mediaRateLimits> {}
}
