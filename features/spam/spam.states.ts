// What the page about spam hands to the browser.
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
