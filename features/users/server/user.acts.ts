// What staff do with accounts that are not their own.
import { defineStaffActs, type StaffAct } from '../../../platform/contract/staff-act.ts';
import { type ActedOn, recordActs } from '../../../platform/server/audit-log/record-act.ts';
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
  tokenRevoked: 'Revoked an access token of a member',
});

type Changes = Pick<ActedOn, 'before' | 'after' | 'reason'>;

export function recordOnUser(
  w: WriteContext,
  act: StaffAct,
  userID: number,
  changes: Changes = {},
): Promise<void> {
  return recordOnUsers(w, act, [userID], changes);
}

/** The same with each of them. */
export async function recordOnUsers(
  w: WriteContext,
  act: StaffAct,
  userIDs: readonly number[],
  changes: Changes = {},
): Promise<void> {
  const others = userIDs.filter((userID) => userID !== w.viewer.userID);
  await recordActs(
    w,
    act,
    others.map((userID) => ({ recordID: userID, recordUserID: userID, ...changes })),
  );
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
