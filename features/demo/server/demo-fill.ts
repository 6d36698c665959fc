// What the steps of filling a site hand on.
import type { Transaction } from '../../../platform/server/db/database.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { ImportedRows } from '../../imports/server/imported-rows.ts';
import type { DemoDiscussion, DemoSite } from '../content/types.ts';
import type { PlacedComment } from './demo-threads.ts';

/** What every step needs: keys of the content become ids of the site. */
export interface DemoFill {
  tx: Transaction;
  site: DemoSite;
  siteUrl: string;
  now: number;
  userIDs: ReadonlyMap<string, number>;
  categoryIDs: ReadonlyMap<string, number>;
  /** False: the site had a post type of that name, which is left alone. */
  hasProjects: boolean;
  features: readonly Feature[];
  /** To whoever such rows are of. */
  handOver: <Kind extends keyof ImportedRows>(kind: Kind, rows: ImportedRows[Kind][]) => Promise<void>;
}

export interface WrittenPosts {
  discussions: { id: number; discussion: DemoDiscussion; dateInserted: string }[];
  comments: { id: number; placed: PlacedComment; dateInserted: string }[];
}
