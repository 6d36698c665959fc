import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const reportRateLimits = defineRateLimits({
  reporting: { perAccount: 20, perAddress: 60, seconds: 3600, of: 'reports' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof reportRateLimits> {}
}
