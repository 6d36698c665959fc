import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const attachmentRateLimits = defineRateLimits({
  attaching: { perAccount: 30, perAddress: 60, seconds: 600, of: 'records made in outside services' },
  refreshingAttachments: {
    perAccount: 60,
    perAddress: 120,
    seconds: 600,
    of: 'questions to outside services',
  },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof attachmentRateLimits> {}
}
