// What changes while somebody looks at it: a topic is one record (`discussion:5`), and its state is what pages show of it.
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface LiveTopic {
  /** `discussion`, of `discussion:5`. */
  name: string;
  /** The cache tags that say it has changed: it is read again when one of them is invalidated. */
  tags: (recordID: number) => readonly string[];
  /**
   * The state as this viewer may see it, small and as JSON; undefined where they may not see the record. A `DomainError`
   * means the same. Asked for everybody of an audience at once, unless the topic is personal.
   */
  read: (ctx: RequestContext, recordID: number) => Promise<object | undefined>;
  /** Each viewer has a state of their own. */
  isPersonal?: boolean;
}

/** Topics that browsers may subscribe to, at `GET /live`. */
export const liveTopics = new ExtensionPoint<LiveTopic>();
