// What add-ons add to the demo: discussions of their own among its people and places, and what they store of them.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
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
  /**
   * Records of its own that have a category each (`insertRecordCategory`), made before the discussions: by the key under which
   * discussions name it. The categories go with the demo.
   */
  places?: (w: WriteContext, userIDs: WrittenDemo['userIDs']) => Promise<ReadonlyMap<string, number>>;
  /** With keys that nobody else has, by people and in categories of the demo; removed with it. */
  discussions: readonly DemoDiscussion[];
  /** In the transaction that fills the site; counters are counted anew after it. */
  write: (tx: Transaction, demo: WrittenDemo) => Promise<void>;
  /**
   * Takes away what does not go with people and discussions by itself, also while the add-on is off; answers the categories
   * that go, beside those of `places`. `userIDs`: who was of the demo.
   */
  remove?: (tx: Transaction, userIDs: readonly number[]) => Promise<readonly number[]>;
}

export const demoContents = new ExtensionPoint<DemoContent>();
