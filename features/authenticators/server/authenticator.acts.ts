// What administrators do with providers of sign-in. Secrets never stand in the log.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordsActOn } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { authenticatorAdded, authenticatorChanged, authenticatorDeleted } from '../authenticators.events.ts';

export const authenticatorActs = defineStaffActs('authenticator', {
  added: 'Added a sign-in provider',
  changed: 'Changed a sign-in provider',
  deleted: 'Deleted a sign-in provider',
});

async function on({ authenticatorID }: { authenticatorID: number }, w: WriteContext) {
  const after = await w.db.row<{
    name: string;
    active: boolean;
    default: boolean;
    markVerified: boolean;
  }>(sql`
    select name, is_active as active, is_default as default, mark_verified as "markVerified"
    from authenticators where authenticator_id = ${authenticatorID}`);
  return { recordID: authenticatorID, ...(after && { after: { ...after } }) };
}

export const authenticatorActHooks = [
  recordsActOn(authenticatorAdded, authenticatorActs.added, on),
  recordsActOn(authenticatorChanged, authenticatorActs.changed, on),
  recordsActOn(authenticatorDeleted, authenticatorActs.deleted, on),
];
