import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { reversalOfRun } from '../../../platform/server/audit-log/undo-together.ts';
import type { UndoableAct } from '../../../platform/server/places/undoable-acts.ts';

export const pageActs = defineStaffActs('page', { published: 'Published what was edited on the page' });

/** All that was published with it, by whoever owns each part; one that was changed again since refuses all. */
export const undoablePublishing: UndoableAct = {
  act: pageActs.published,
  undo: (ctx, { auditLogID, undo }) => reversalOfRun(ctx, String(undo.runID), auditLogID),
};
