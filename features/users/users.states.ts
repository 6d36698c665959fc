// What the pages of users hand to the browser.
import type { BanRule } from './ban-rules.contract.ts';

export interface BansPageProps {
  /** The newest first. */
  bans: BanRule[];
  page: number;
  hasMore: boolean;
}
