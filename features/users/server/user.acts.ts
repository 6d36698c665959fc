// What staff do with accounts that are not their own.
import { defineStaffActs, type StaffAct } from '../../../platform/contract/staff-act.ts';
import { type ActedOn, recordAct } from '../../../platform/server/audit-log/record-act.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { StaffActs } from '../../../platform/server/places/staff-acts.ts';
import { profilePath } from './user.address.ts';
import { userFragments } from './user.fragments.ts';

export const userActs = defineStaffActs('user', {
  added: 'Added a member',
  edited: 'Edited a member',
  rolesChanged: 'Changed the roles of a member',
  banned: 'Banned a member',
  unbanned: 'Lifted the ban of a member',
  deleted: 'Deleted a member',
});

export async function recordOnUser(
  w: WriteContext,
  act: StaffAct,
  userID: number,
  changes: Pick<ActedOn, 'before' | 'after' | 'reason'> = {},
): Promise<void> {
  if (userID === w.viewer.userID) return;
  await recordAct(w, act, { recordID: userID, recordUserID: userID, ...changes });
}

export const userStaffActs: StaffActs = {
  acts: userActs,
  recordsOf: async (ctx, ids) => {
    const people = await userFragments(ctx, ids);
    return new Map(
      [...people].flatMap(([id, { userID, name }]) =>
        userID > 0 ? [[id, { name, path: profilePath(name) }] as const] : [],
      ),
    );
  },
};
