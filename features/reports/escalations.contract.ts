// Escalations: cases with a name that several look into.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, limit } from '../../platform/contract/fields.ts';
import { MAX_INTEGER } from '../../platform/contract/max-integer.ts';
import { userFragment } from '../users/users.contract.ts';
import { caseDetail, deciders, moderationCase } from './cases.contract.ts';
import { reportPost } from './reports.contract.ts';

/** Nobody looks after it: what the API has called that from the beginning. */
export const UNASSIGNED = -4;

const escalationStatus = z.enum(['open', 'in-progress', 'on-hold', 'done']);
const asEscalation = { escalationID: id.describe('The escalation: the id of its case.') };

export const escalation = moderationCase.extend(asEscalation);
export type Escalation = z.infer<typeof escalation>;
export const escalationDetail = caseDetail.extend(asEscalation);

const escalationParams = z.object({ escalationID: id.describe('The escalation.') });
const assignee = z.int().min(UNASSIGNED).max(MAX_INTEGER).describe('Who looks after it; -4: nobody.');

export const listEscalations = endpoint({
  method: 'GET',
  path: '/escalations',
  summary: 'Escalations where you moderate, the newest first.',
  permission: deciders,
  query: z.object({
    status: z.array(escalationStatus).max(4).default([]).describe('Only these.'),
    assignedUserID: assignee.optional(),
    recordType: z.string().max(50).optional(),
    recordID: id.optional().describe('With recordType.'),
    page: z.int().min(1).max(200).default(1),
    limit: limit(100, 500),
  }),
  response: z.array(escalation),
  paging: 'more',
});

export const addEscalation = endpoint({
  method: 'POST',
  path: '/escalations',
  summary: 'Makes an escalation of what was reported; without a report, reports it first.',
  permission: deciders,
  body: reportPost.partial({ reportReasonIDs: true }).extend({
    name: z.string().trim().min(1).max(250).describe('What it is called.'),
    status: escalationStatus.exclude(['done']).default('open'),
    assignedUserID: assignee.default(UNASSIGNED),
    recordIsLive: z
      .boolean()
      .default(true)
      .describe('False: it is taken out of sight until somebody decides.'),
    reportID: id.optional().describe('A report of it; without one, give reportReasonIDs.'),
    initialCommentBody: z.string().trim().max(2000).optional().describe('A first note, as plain text.'),
  }),
  response: escalationDetail,
  errors: ['case.assigneeUnfit', 'report.unknownKind', 'report.reasonNotYours', 'report.own'],
});
export type EscalationPost = z.output<typeof addEscalation.spec.body>;

export const getEscalation = endpoint({
  method: 'GET',
  path: '/escalations/:escalationID',
  summary: 'One escalation.',
  permission: deciders,
  params: escalationParams,
  response: escalationDetail,
});

export const editEscalation = endpoint({
  method: 'PATCH',
  path: '/escalations/:escalationID',
  summary:
    'Renames an escalation, gives it to somebody, changes its status, hides its record or shows it again.',
  permission: deciders,
  params: escalationParams,
  body: z.object({
    name: z.string().trim().min(1).max(250).optional(),
    status: escalationStatus.optional().describe('done: looked into, and left as it is.'),
    assignedUserID: assignee.nullable().optional().describe('Who looks after it; null or -4: nobody.'),
    recordIsLive: z.boolean().optional().describe('False: out of sight until somebody decides.'),
  }),
  response: escalationDetail,
  errors: ['case.decided', 'case.assigneeUnfit', 'case.notRemovable'],
});

export const lookUpAssignee = endpoint({
  method: 'GET',
  path: '/escalations/lookup-assignee',
  summary: 'Members who may decide about cases, by the beginning of their names.',
  permission: deciders,
  query: z.object({
    name: z.string().trim().max(100).default('').describe('How the name begins.'),
    escalationID: id.optional().describe('Only those who may decide about this one.'),
    page: z.int().min(1).max(100).default(1),
    limit: limit(30, 100),
  }),
  response: z.array(userFragment),
  paging: 'more',
});
