// Work on many records that may take longer than one request: declared here, started by startBulkOperation().
import type { RecordID } from '../../contract/progress.ts';
import type { RequestContext } from '../http/context.ts';

export interface BulkOperation<Args extends object = object> {
  /** Unique over all features: `comments.deleteList`. */
  name: string;
  /** Asked before every step, with the rights that who started it has then. */
  require?(ctx: RequestContext, args: Args): void | Promise<void>;
  /** What is gone through, in this order. Asked once. */
  list(ctx: RequestContext, args: Args): readonly RecordID[] | Promise<readonly RecordID[]>;
  /**
   * Works on one record in a transaction of its own, and decides by itself whether that is allowed. May come twice
   * after a crash. Answers `again` where a part is done and the record needs another step; else anything.
   */
  each(ctx: RequestContext, id: RecordID, args: Args): Promise<unknown>;
  /** How far one record is, where `each` answers `again`; undefined: nothing is known. Must be cheap. */
  partsOf?(ctx: RequestContext, id: RecordID, args: Args): Promise<PartsDone | undefined>;
}

/** Of one record: its comments, what it holds. */
export interface PartsDone {
  countDone: number;
  countTotal: number;
}

/** For a manifest's `bulkOperations`. Arguments are stored as JSON between the steps. */
export function bulkOperation<Args extends object>(run: BulkOperation<Args>): BulkOperation<Args> {
  return run;
}
