// Roles for many members at once: each by itself, so that one refusal does not stop the others.
import { fieldProblem, notFound } from '../../../../platform/contract/errors.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { findMemberRoles } from '../../../roles/server/role.queries.ts';
import { userEdited } from '../../users.events.ts';
import { requireAssignable } from '../registration/role-choice.ts';
import { requireManageable } from '../user.policy.ts';
import { changeRolesOf } from './edit-user.ts';

interface Asked {
  userIDs: number[];
  addRoleIDs: number[];
  removeRoleIDs: number[];
  addReplacementRoleIDs: number[];
}

export const bulkRolesOperation = bulkOperation<Asked>({
  name: 'users.bulkRoleAssignment',
  require: async (ctx, { addRoleIDs, removeRoleIDs, addReplacementRoleIDs }) => {
    ctx.require('users.edit');
    if (addRoleIDs.length + removeRoleIDs.length === 0)
      throw fieldProblem('addRoleIDs', 'Give addRoleIDs or removeRoleIDs.', 400, 'missingField');
    for (const [field, roleIDs] of Object.entries({ addRoleIDs, addReplacementRoleIDs }))
      if (roleIDs.length > 0) await requireAssignable(ctx, roleIDs, { field });
  },
  list: (_, { userIDs }) => [...new Set(userIDs)],
  each: (ctx, userID, change) => changeRoles(ctx, Number(userID), change),
});

async function changeRoles(ctx: RequestContext, userID: number, change: Asked): Promise<void> {
  if (!(await findMemberRoles(ctx.db, userID))) throw notFound('User');
  await requireManageable(ctx, userID);
  await ctx.write(async (w) => {
    const held = (await findMemberRoles(w.db, userID))?.role_ids ?? [];
    const remaining = held.filter((roleID) => !change.removeRoleIDs.includes(roleID));
    const next = [...new Set([...remaining, ...change.addRoleIDs])];
    const roleIDs = next.length > 0 ? next : change.addReplacementRoleIDs;
    if (roleIDs.length === 0)
      throw fieldProblem('addReplacementRoleIDs', 'The member would be left without a role.', 400);
    await changeRolesOf(w, userID, roleIDs);
    await w.announce(userEdited, { userID }, { invalidates: [cacheTag.user(userID), cacheTag.users] });
  });
}
