// That a moderator removed a signature stays in the audit log. What one does with one's own does not.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import type { StaffActs } from '../../../platform/server/places/staff-acts.ts';
import { profilePath } from '../../users/server/user.address.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { signatureRemoved } from '../signatures.events.ts';

const acts = defineStaffActs('signature', { removed: 'Removed a signature' });

export const signatureActHook = transactionHook(signatureRemoved, async (w, { userID, actorUserID }) => {
  if (userID === actorUserID) return;
  await recordAct(w, acts.removed, { recordID: userID, recordUserID: userID });
});

export const signatureStaffActs: StaffActs = {
  acts,
  recordsOf: async (ctx, ids) => {
    const people = await userFragments(ctx, ids);
    return new Map(
      [...people].flatMap(([id, { userID, name }]) =>
        userID > 0 ? [[id, { name, path: profilePath(name) }] as const] : [],
      ),
    );
  },
};
