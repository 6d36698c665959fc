// Telling those who hold a role.
import { z } from 'zod';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { id } from '../../../platform/contract/fields.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { field } from '../../../platform/server/layouts/prop-fields.ts';
import { notify } from '../../notifications/server/notifies-of.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import { automationAction } from './automation-actions.ts';

async function requireRole(ctx: RequestContext, roleID: number): Promise<void> {
  const roles = await findRoles(ctx.db);
  if (!roles.some((role) => role.role_id === roleID)) throw fieldProblem('roleID', 'roleID names no role.');
}

export const tell = automationAction({
  type: 'tell',
  name: 'Tell a role',
  recordTypes: ['discussion', 'comment', 'user'],
  settings: z.object({
    roleID: field(
      id,
      'Role',
      { inputType: 'role' },
      'All who hold it are notified, as far as they may see it.',
    ),
  }),
  require: (ctx, { roleID }) => requireRole(ctx, roleID),
  run: async ({ w, settings, automationRunID }) => {
    await w.db.execute(sql`
      update automation_runs set tell_role_id = ${settings.roleID} where automation_run_id = ${automationRunID}`);
    const { userID: actorUserID } = w.viewer;
    const occasion = { recordType: 'automationRun', recordID: automationRunID, occasion: 'met', actorUserID };
    await notify(w.site, w.db, occasion);
  },
});
