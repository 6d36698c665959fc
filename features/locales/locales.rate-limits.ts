import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const localeRateLimits = defineRateLimits({
  translating: { perAccount: 60, perAddress: 120, seconds: 600, of: 'requests to translate' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof localeRateLimits> {}
}
