// What is reported, and what becomes of it.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

export const recordReported = defineEvent(
  'record.reported',
  z.object({
    caseID: id,
    reportID: id,
    recordType: z.string(),
    recordID: id,
    userID: byUser,
    isFirst: z.boolean().describe('Nobody had reported it before.'),
  }),
);

const ofCase = z.object({ caseID: id, userID: byUser });

/** Somebody else looks after it now. */
export const caseAssigned = defineEvent('case.assigned', ofCase.extend({ assignedUserID: id }));

export const caseDecided = defineEvent(
  'case.decided',
  ofCase.extend({
    recordType: z.string(),
    recordID: id,
    outcome: z.enum(['dismissed', 'approved', 'removed']),
  }),
);
