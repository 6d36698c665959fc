import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const draftRateLimits = defineRateLimits({
  // While somebody types, their draft is stored every few seconds.
  drafts: { perAccount: 60, perAddress: 600, seconds: 60, of: 'changes of drafts' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof draftRateLimits> {}
}
