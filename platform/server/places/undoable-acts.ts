// Acts of staff that can be undone from the audit log for a time: whoever declares an act says how it is reversed.
import type { StaffAct } from '../../contract/staff-act.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext, WriteContext } from '../http/context.ts';

/** The entry of an act, with what it takes to undo it. */
export interface UndoableEntry {
  auditLogID: number;
  /** The moment of the transaction it was done in, which all that it wrote by `now()` shares. */
  date: string;
  /** 0: it is known by a name. */
  recordID: number;
  categoryID: number | null;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  /** What `recordAct` was given as `undo`. */
  undo: Readonly<Record<string, unknown>>;
}

/** What a reversal answers that undid what it could: the rest was changed again since. */
export class UndonePartly {
  /** Translated; told whoever undoes. */
  readonly left: string;

  constructor(left: string) {
    this.left = left;
  }
}

/** In the transaction that notes that it was undone. `again`: a part is undone, and it needs another step. */
export type Reversal = (w: WriteContext) => Promise<unknown>;

export interface UndoableAct {
  act: StaffAct;
  /**
   * Decides whether the viewer may reverse it, by the rights they have now and the place where the record stands now, and
   * throws where not. What it answers may run twice.
   */
  undo(ctx: RequestContext, entry: UndoableEntry): Promise<Reversal>;
}

export const undoableActs = new ExtensionPoint<UndoableAct>();
