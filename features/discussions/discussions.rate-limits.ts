import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const discussionRateLimits = defineRateLimits({
  posting: { perAccount: 10, perAddress: 50, seconds: 60, of: 'new posts' },
  guestPosting: { perAccount: 0, perAddress: 5, seconds: 600, of: 'posts of guests' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof discussionRateLimits> {}
}
