// What the page of ranks shows.
import type { Rank } from './ranks.contract.ts';

export interface RanksPageProps {
  ranks: Rank[];
  roles: { roleID: number; name: string }[];
}
