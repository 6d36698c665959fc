// What add-ons add to the demo: discussions of their own among its people and places, and what they store of them.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { DemoDiscussion } from '../content/types.ts';

export type { DemoComment, DemoDiscussion } from '../content/types.ts';

/** By the keys of the content, what they are on the site. */
export interface WrittenDemo {
  userIDs: ReadonlyMap<string, number>;
  discussionIDs: ReadonlyMap<string, number>;
  /** By the key of their discussion and their number in it, by time and from 1: `oar-length#2`. */
  commentIDs: ReadonlyMap<string, number>;
  now: number;
}

export interface DemoContent {
  /** With keys that nobody else has, by people and in categories of the demo; removed with it. */
  discussions: readonly DemoDiscussion[];
  /** In the transaction that fills the site; counters are counted anew after it. */
  write: (tx: Transaction, demo: WrittenDemo) => Promise<void>;
}

export const demoContents = new ExtensionPoint<DemoContent>();
