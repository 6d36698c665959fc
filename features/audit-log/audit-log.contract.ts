// The audit log: what staff did. Entries are written by what they did, and nothing changes them.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, id, limit, rangeText } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';
import { userFragment } from '../users/users.contract.ts';

const MAX_UNDONE = 50;

const changes = z.record(z.string(), z.unknown());

export const undoState = z.object({
  state: z
    .enum(['open', 'undone', 'over'])
    .describe('`open`: whoever may reverse it can undo it; `over`: it is too late.'),
  dateUntil: dateTime.describe('Until when it can be undone.'),
  dateUndone: dateTime.nullable().describe('When that was; null: it stands.'),
  undoUserID: z.int().nullable().describe('Who undid it.'),
  undoUser: userFragment.nullable().describe('The same as a person.'),
});

export const auditLogEntry = z.object({
  auditLogID: id.describe('Grows with each entry.'),
  eventType: z.string().describe('What was done: `discussion.closed`.'),
  label: z.string().describe('The same in words.'),
  insertUserID: z.int().describe('Who did it.'),
  insertUser: userFragment,
  insertIPAddress: z
    .string()
    .nullable()
    .optional()
    .describe('From where; for whoever may see personal information, and for 90 days.'),
  recordType: z.string(),
  recordID: z.int().nullable(),
  recordKey: z.string().nullable().describe('Of what is known by a name: a setting.'),
  recordName: z
    .string()
    .nullable()
    .describe('What the record is called now; null where it is gone, or not yours to see.'),
  recordUrl: z.string().nullable(),
  recordUserID: z.int().nullable().describe('Who wrote the record, or who it is about.'),
  recordUser: userFragment.nullable().describe('The same as a person; null where it is about nobody.'),
  categoryID: z.int().nullable().describe('Where the record stood.'),
  before: changes.nullable().describe('What changed, as it was.'),
  after: changes.nullable().describe('What changed, as it was then.'),
  reason: z.string().nullable(),
  requestID: z.string().nullable().describe('Of the call that did it, as the log of the server has it.'),
  requestMethod: z.string().nullable().describe('Null where a job did it.'),
  requestPath: z.string().nullable().describe('The address of the call.'),
  requestQuery: changes.nullable().describe('Its parameters, without tokens.'),
  parentAuditLogID: z.string().nullable().describe('The page that was open: entries of one visit share it.'),
  parentRequestPath: z.string().nullable().describe('The address of that page, as it says itself.'),
  parentRequestMethod: z.string().nullable().describe('How that page was requested.'),
  parentRequestQuery: z.string().nullable().describe('Its parameters, as JSON.'),
  position: z.int().nullable().describe('Its place in the chain; null for a moment after it was written.'),
  hash: z.string().nullable().describe('Covers this entry and all before it.'),
  runID: z
    .string()
    .nullable()
    .describe('Of what was done in one gesture: entries that share it are undone together.'),
  undo: undoState.nullable().describe('Null: this is nothing that can be undone.'),
  dateInserted: dateTime,
});
export type AuditLogEntry = z.infer<typeof auditLogEntry>;

export const auditLogFilters = z.object({
  auditLogID: rangeText.optional().describe('Only these entries: `<500`.'),
  insertUserID: rangeText.optional().describe('Only what these members did.'),
  insertIPAddress: z
    .ipv4()
    .or(z.ipv6())
    .optional()
    .describe('Only from there; for whoever may see addresses.'),
  eventType: z.array(z.string().max(100)).max(50).default([]).describe('Only these acts.'),
  dateInserted: rangeText.optional(),
  recordType: z.string().max(50).optional(),
  recordID: id.optional().describe('With recordType.'),
  recordUserID: id.optional().describe('Only what was done to this member, or to what they wrote.'),
  categoryID: id.optional(),
  runID: z.uuid().optional().describe('Only what was done in this gesture.'),
  onlySpoofedActions: z
    .boolean()
    .optional()
    .describe('Nobody acts in the name of others here: true answers nothing.'),
});
export type AuditLogFilters = z.output<typeof auditLogFilters>;

/** Administrators see all of it; whoever moderates a category, what was done there. */
const readers = ['site.manage', 'community.moderate', 'posts.moderate'] as const;

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/audit-logs',
  summary:
    'What staff did, newest first: to administrators all of it, to moderators what was done where they moderate.',
  permission: readers,
  query: auditLogFilters.extend({
    page: z.int().min(1).max(200).default(1).describe('Further down, narrow it by auditLogID.'),
    limit: limit(30, 500),
  }),
  response: z.array(auditLogEntry),
  paging: 'more',
});

export const staffAct = z.object({
  eventType: z.string().describe('As entries name it.'),
  label: z.string(),
  recordType: z.string(),
});
export type StaffActFragment = z.infer<typeof staffAct>;

export const listStaffActs = endpoint({
  method: 'GET',
  path: '/audit-logs/event-types',
  summary: 'What the audit log has entries of.',
  permission: readers,
  response: z.array(staffAct),
});

export const getAuditLogEntry = endpoint({
  method: 'GET',
  path: '/audit-logs/:auditLogID',
  summary: 'One entry of the audit log.',
  permission: readers,
  params: z.object({ auditLogID: id.describe('The entry.') }),
  response: auditLogEntry,
});

export const undoAuditLogEntries = endpoint({
  method: 'POST',
  path: '/audit-logs/undo',
  summary:
    'Undoes what staff did, newest first: these entries, or all of one gesture. Whoever may reverse an act may undo it, for as many days as moderation.undoDays says; what is undone already stays so.',
  permission: 'session.valid',
  body: z.object({
    auditLogIDs: z.array(id).min(1).max(MAX_UNDONE).optional().describe('What to undo.'),
    runID: z.uuid().optional().describe('In the place of auditLogIDs.'),
  }),
  response: bulkProgress,
  status: 200,
  isBulkOperation: true,
  errors: ['undo.notPossible', 'undo.tooLate', 'undo.partly', 'undo.changedSince'],
});
