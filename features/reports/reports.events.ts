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

/** It waits for approval: a new post, or a new wording of one. */
export const postHeld = defineEvent(
  'post.held',
  z.object({ caseID: id, recordType: z.string(), recordID: id, userID: byUser }),
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

/** What waited was approved, or refused. */
export const postReviewed = defineEvent('post.reviewed', ofCase.extend({ isApproved: z.boolean() }));
