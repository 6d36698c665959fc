import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const editorRateLimits = defineRateLimits({
  // The composer asks for one whenever it is looked at, and for quotes.
  previews: { perAccount: 60, perAddress: 600, seconds: 60, of: 'previews and quotes' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof editorRateLimits> {}
}
