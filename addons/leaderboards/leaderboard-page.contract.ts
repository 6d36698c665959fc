// What the page shows: its server half answers it, its React half takes it.
import type { Leaderboard } from './leaderboards.contract.ts';

export interface LeaderboardPageProps extends Leaderboard {
  /** Those that the viewer sees, in their order. */
  categories: { categoryID: number; name: string; depth: number }[];
}
