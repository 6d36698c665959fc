import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const conversationRateLimits = defineRateLimits({
  // Beside the flood limits, which the people who look after the community are exempt from.
  conversations: { perAccount: 30, perAddress: 150, seconds: 60, of: 'conversations begun and joined' },
  messages: { perAccount: 60, perAddress: 300, seconds: 60, of: 'messages' },
  writing: { perAccount: 40, perAddress: 400, seconds: 60, of: 'signs that somebody is writing' },
  messageSearches: { perAccount: 60, perAddress: 300, seconds: 60, of: 'searches of messages' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof conversationRateLimits> {}
}
