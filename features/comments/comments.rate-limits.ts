import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const commentRateLimits = defineRateLimits({
  commentWriting: { perAccount: 40, perAddress: 400, seconds: 60, of: 'signs that somebody is writing' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof commentRateLimits> {}
}
