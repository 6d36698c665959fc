// What the pages about spam and floods hand to the browser.
import type { TrustLevel } from '../../platform/contract/trust.ts';
import type { SpamWave } from './spam-waves.contract.ts';

export interface SpamPageProps {
  settings: {
    checksOn: boolean;
    trustedPosts: number;
    similarPosts: number;
    postsPerTenMinutes: number;
    writingSeconds: number;
    links: number;
    raidMode: boolean;
  };
  waves: SpamWave[];
}

export interface RateLimitOfAct {
  name: string;
  /** What is counted, in English: `new posts`. */
  of: string;
  /** Trust does not raise it. */
  isSameForAll: boolean;
  /** Of a new one. 0: no limit. */
  perAccount: number;
  perAddress: number;
  seconds: number;
}

export interface RateLimitsPageProps {
  /** Who has so many posts that stand is no longer new. */
  trustedPosts: number;
  /** Of the limit of an account. */
  percents: Record<TrustLevel, number>;
  limits: RateLimitOfAct[];
}
