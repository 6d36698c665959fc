// What is counted by day for the statistics of a community: capabilities add what they know of. A job counts each day once
// it is over, and again for some days, while what belongs to it may change.
import type { Queryable } from '../db/database.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';

export interface DailyCount {
  /** Of several that are counted by one statement; else the first. */
  name: string;
  /** 0: of no category. */
  category_id: number;
  count: number;
}

export interface DailyCountSource {
  id: string;
  /** What its rows may be called. */
  names: readonly string[];
  /** Of a day, by an index: `from` until before `to`. No more rows than there are categories, for each name. */
  count: (db: Queryable, from: Date, to: Date) => Promise<DailyCount[]>;
  /** When the first of them was, by an index; absent where it cannot be earlier than another's. */
  first?: (db: Queryable) => Promise<string | undefined>;
}

export const dailyCountSources = new ExtensionPoint<DailyCountSource>();

/** One more curve of the statistics. */
export interface StatisticsSeries {
  /** The name of its daily counts. */
  id: string;
  position: number;
  /** English; translated where it is shown. */
  name: string;
  isByCategory: boolean;
}

export const statisticsSeries = new ExtensionPoint<StatisticsSeries>();
