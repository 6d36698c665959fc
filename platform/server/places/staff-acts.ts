// What staff can do, as the audit log lists it: each capability adds its acts, and says what their records are called.
import type { PermissionName } from '../../contract/permission-names.ts';
import type { StaffAct } from '../../contract/staff-act.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface ActedOnRecord {
  name: string;
  /** On this site. */
  path: string;
}

export interface StaffActs {
  acts: Readonly<Record<string, StaffAct>>;
  /** Whoever holds it sees, beside administrators, those entries that stand in no category, and may undo what can be undone. */
  permission?: PermissionName;
  /** Of these records, those that this viewer may see, as they are called now. Nothing of it is stored in the log. */
  recordsOf?: (ctx: RequestContext, ids: readonly number[]) => Promise<ReadonlyMap<number, ActedOnRecord>>;
}

export const staffActs = new ExtensionPoint<StaffActs>();
