// What is being done with many records, as any tab of the same person can go on with it.
import type { CallInput, Endpoint } from '../../contract/endpoint.ts';
import type { SpecOf } from '../api/call.ts';
import type { Progress } from '../api/call-bulk-operation.ts';

/** A call that takes some of the records at a time. */
export interface BulkRequest {
  /** `PATCH /discussions/close` */
  endpoint: string;
  /** Where its body names the records. */
  idsField: string;
  /** All else that its body says. */
  body: object;
}

type BodyOf<E> = NonNullable<CallInput<SpecOf<E>>['body']>;

/** `bulkRequest<typeof closeDiscussions>('PATCH /discussions/close', 'discussionIDs', { closed: true })` */
export function bulkRequest<E extends Endpoint>(
  endpoint: E['key'],
  idsField: keyof BodyOf<E> & string,
  body: Partial<BodyOf<E>>,
): BulkRequest {
  return { endpoint, idsField, body };
}

export interface BulkRun {
  /** In the audit log, too: by it the whole of it is undone. */
  runID: string;
  userID: number;
  /** undefined: only the tab that began it knows what is sent. */
  request: BulkRequest | undefined;
  reason: string;
  /** Translated. */
  words: { title: string; done: string; failed: string };
  /** For those that fail, by id. */
  names: Readonly<Record<string, string>>;
  isUndoable: boolean;
  total: number;
  done: number;
  left: readonly number[];
  failed: readonly (readonly [id: number, why: string])[];
  /** Of one that takes several steps. */
  current?: Progress['current'];
  /** What the call under way was made with, and what it is gone on with. */
  chunk: readonly number[];
  payload: string | null;
  /** New whenever it is tried again: an answer from before is no answer then. */
  attemptID: string;
  calls: number;
  isEnded: boolean;
  /** When its tab last said something. */
  at: number;
  /** Without locks: the tab that went on with it last. */
  claimedBy?: string;
}

/** Again, with what failed alone. */
export function retried(run: BulkRun, attemptID: string): BulkRun {
  const left = run.failed.map(([id]) => id);
  const fresh = { total: left.length, done: 0, failed: [], chunk: [], payload: null, calls: 0 };
  return { ...run, ...fresh, left, attemptID, isEnded: false, at: Date.now() };
}
