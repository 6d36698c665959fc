// How a community is doing, in numbers of some days: capabilities add what they count.
import type { Queryable } from '../db/database.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';

/** Where counting ends: nobody waits for more, and more is said to be more. */
export const MOST_COUNTED = 10_000;

export interface CommunityFigure {
  id: string;
  position: number;
  /** English; translated where it is shown. */
  name: string;
  /** How many from `from` until before `to`: of a table by day, or one more than MOST_COUNTED at most. */
  count: (db: Queryable, from: Date, to: Date) => Promise<number>;
  /** It is of a table by day and has no end. */
  isWhole?: true;
}

export const communityFigures = new ExtensionPoint<CommunityFigure>();
