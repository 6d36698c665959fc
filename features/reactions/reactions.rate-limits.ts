import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const reactionRateLimits = defineRateLimits({
  reactions: { perAccount: 60, perAddress: 300, seconds: 60, of: 'reactions' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof reactionRateLimits> {}
}
