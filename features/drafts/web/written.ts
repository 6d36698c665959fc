// What is written in a form, as it is stored on the site.
import type { DraftStatus, FailedField } from '../drafts.contract.ts';

export interface Written {
  body: string;
  format: string;
  /** What stands beside the body: the title of a post, its tags ... */
  draftMeta?: Readonly<Record<string, unknown>> | undefined;
  /** Where it will stand, if that can be changed while it is written; null: not chosen yet. */
  parentRecordID?: number | null | undefined;
}

/** As the site has it. */
export interface FoundDraft extends Written {
  draftID: number;
  savedAt: number;
  status: DraftStatus;
  dateScheduled?: string | null;
  /** Why it could not be posted at its time, and which fields are to blame. */
  failedReason?: string;
  failedFields?: readonly FailedField[];
}

/** What this browser has. */
export type LocalText = Pick<Written, 'body' | 'format'> & { savedAt: number };

/** Neither a text nor a title: nothing to store. */
export function isEmptyWritten({ body, draftMeta }: Written): boolean {
  return body.trim() === '' && String(draftMeta?.name ?? '').trim() === '';
}

/** What is beside the body, as a text that is equal where the same is written: the site answers properties in an order of its own. */
export function besideBody({ draftMeta, parentRecordID }: Written): string {
  const { format: _, ...beside } = draftMeta ?? {};
  return JSON.stringify([parentRecordID ?? null, beside], inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(byName));
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
