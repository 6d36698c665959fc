// What can be reported to moderators, each kind declared by whoever owns its records: `extensions: [reportKinds.add(...)]`.
// Reports of one record are one case; whoever looks after its place decides, and may take it out of sight.
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext, WriteContext } from '../http/context.ts';

export interface ReportedRecord {
  recordID: number;
  /** What it is called: the title of the discussion it is, or is in. */
  name: string;
  /** What it says, as HTML that was sanitised. */
  html: string;
  /** Where it is, on this site. */
  path: string;
  /** Who wrote it, or whom it is about. */
  insertUserID: number;
  dateInserted: string;
  dateUpdated: string | null;
  /** Whoever moderates this category decides. null: it stands in none, and `community.moderate` does. */
  categoryID: number | null;
  /** Others see it. */
  isLive: boolean;
}

export interface HeldEdits {
  find: (
    ctx: RequestContext,
    recordIDs: readonly number[],
  ) => Promise<ReadonlyMap<number, { name: string; html: string }>>;
  /** Puts it in the place of what stands. */
  approve: (w: WriteContext, recordID: number) => Promise<void>;
  refuse: (w: WriteContext, recordID: number) => Promise<void>;
}

export interface ReportKind {
  recordType: string;
  /** What one of them is called. English; translated where it is shown. */
  name: string;
  /** The record, for the member who reports it: refuses with 403, 404 or 410 where they may not read it. */
  require: (ctx: RequestContext, recordID: number) => Promise<ReportedRecord>;
  /** As they stand, for those who decide: at most one statement for all of them. Those that are gone are left out. */
  find: (ctx: RequestContext, recordIDs: readonly number[]) => Promise<ReportedRecord[]>;
  /** Of those that stand in no category, the ones that the viewer may open, so that their authors are led there. */
  readable?: (ctx: RequestContext, recordIDs: readonly number[]) => Promise<readonly number[]>;
  /** Wordings that wait to be approved. Left out: there are none. */
  edits?: HeldEdits;
  /** Out of sight of all but its author and those who decide. False: it was already. Left out: it cannot be. */
  hide?: (w: WriteContext, recordID: number) => Promise<boolean>;
  /** Seen again. False: it stands. */
  restore?: (w: WriteContext, recordID: number) => Promise<boolean>;
  /** Many in one act; answer those that were changed. Left out: one after the other. */
  hideMany?: (w: WriteContext, recordIDs: readonly number[]) => Promise<number[]>;
  restoreMany?: (w: WriteContext, recordIDs: readonly number[]) => Promise<number[]>;
}

export const reportKinds = new ExtensionPoint<ReportKind>();
