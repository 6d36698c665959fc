import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const discussionRateLimits = defineRateLimits({
  posting: { perAccount: 10, perAddress: 50, seconds: 60, of: 'new posts' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof discussionRateLimits> {}
}
