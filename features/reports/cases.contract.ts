// Cases: what was reported, as those who decide about it see it.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, limit } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';
import { reasonFragment } from './reports.contract.ts';

export const caseError = defineErrors({
  'case.decided': [409, 'Somebody decided this case already.'],
  'case.notRemovable': [422, 'This cannot be taken out of sight from here.'],
  'case.pending': [422, 'This waits for approval: approve it, or refuse it.'],
  'case.assigneeUnfit': [422, 'This member may not decide about the case.'],
});

export const caseStatus = z.enum(['open', 'in-progress', 'on-hold', 'done']);
/** Left as it is; looked at and good, shown again where it was hidden; taken out of sight. */
export const caseOutcome = z.enum(['dismissed', 'approved', 'removed']);
export type CaseOutcome = z.infer<typeof caseOutcome>;

export const moderationCase = z.object({
  caseID: id.describe('The case.'),
  recordType: z.string().describe('A discussion, a comment, a user, or what add-ons bring.'),
  recordTypeName: z.string().describe('The same in words.'),
  recordID: z.int().describe('What was reported.'),
  recordName: z.string().describe('What it is called: the title of the discussion it is, or is in.'),
  recordUrl: z.string().nullable().describe('Where it is; null where it is gone.'),
  recordHtml: z.string().describe('What it said when it was reported first, as HTML.'),
  recordIsLive: z.boolean().describe('Others see it.'),
  recordWasEdited: z.boolean().describe('Since it was reported first.'),
  recordUserID: z.int().describe('Who wrote it, or whom it is about.'),
  recordUser: userFragment.describe('The same as a person.'),
  recordDateInserted: dateTime.describe('When it was written.'),
  placeRecordType: z.literal('category').describe('Places are categories.'),
  placeRecordID: z.int().nullable().describe('The category where it stands; null where it stands in none.'),
  placeRecordName: z.string().nullable().describe('The name of that category.'),
  status: caseStatus,
  name: z.string().nullable().describe('Of an escalation.'),
  isPending: z.boolean().describe('It waits for approval, and nobody but its author saw it yet.'),
  isPendingUpdate: z.boolean().describe('A new wording of it waits; the old one stands.'),
  holdRule: z.string().nullable().describe('Which rule asked for a look at it.'),
  isEscalated: z.boolean().describe('Several look into it.'),
  assignedUserID: z.int().nullable().describe('Who took it on; null: nobody yet.'),
  assignedUser: userFragment.nullable().describe('The same as a person.'),
  outcome: caseOutcome.nullable().describe('What came of it; null while it is open.'),
  outcomeReason: z.string().nullable().describe('Why, in the words of whoever decided.'),
  decideUser: userFragment.nullable().describe('Who decided.'),
  dateDecided: dateTime.nullable().describe('When; null while it is open.'),
  reportReasons: z.array(reasonFragment).describe('All reasons that were given.'),
  countReports: z.int().describe('By so many members.'),
  dateLastReport: dateTime.nullable().describe('When it was reported last.'),
  dateInserted: dateTime,
});
export type ModerationCase = z.infer<typeof moderationCase>;

const historyOf = z.object({
  countPosts: z.int().describe('Discussions and comments.'),
  countReported: z.int().describe('Cases about them, of those you may see.'),
  countRemoved: z.int().describe('How many of these ended with something taken out of sight.'),
  countReports: z.int().describe('What they reported themselves, of what you may see.'),
  countUpheld: z.int().describe('How many of these reports something was done about.'),
  dateJoined: dateTime.nullable().describe('Since when they are here.'),
  past: z
    .array(
      z.object({
        caseID: id.describe('An earlier case about them.'),
        recordName: z.string(),
        outcome: caseOutcome.describe('What came of it.'),
        outcomeReason: z.string().nullable().describe('Why, in the words of whoever decided.'),
        dateDecided: dateTime.describe('When it was decided.'),
      }),
    )
    .describe('The last ones that were decided.'),
});
export type MemberHistory = z.infer<typeof historyOf>;

export const caseNote = z.object({
  noteID: id.describe('The note.'),
  insertUser: userFragment,
  body: z.string().describe('Plain text.'),
  dateInserted: dateTime,
});

export type CaseNote = z.infer<typeof caseNote>;

export const caseDetail = moderationCase.extend({
  reports: z
    .array(
      z.object({
        reportID: id.describe('The report.'),
        insertUser: userFragment,
        reportReasons: z.array(reasonFragment).describe('The reasons that they gave.'),
        noteHtml: z.string().describe('What they said about it, as HTML.'),
        dateInserted: dateTime,
      }),
    )
    .describe('The first hundred.'),
  notes: z.array(caseNote).describe('What moderators said to each other, the last hundred.'),
  author: historyOf.describe('What is known of whoever it is about.'),
  firstReporter: historyOf.nullable().describe('What is known of whoever reported it first.'),
  canRemove: z.boolean().describe('It can be taken out of sight.'),
  pendingName: z.string().nullable().describe('The title that waits with a new wording.'),
  pendingHtml: z.string().nullable().describe('The new wording that waits, as HTML.'),
});
export type CaseDetail = z.infer<typeof caseDetail>;

/** Whoever moderates anywhere; which cases they see is a condition of the statement. */
export const deciders = ['posts.moderate', 'community.moderate'] as const;
const caseParams = z.object({ caseID: id.describe('The case.') });

export const caseFilters = z.object({
  whose: z.enum(['all', 'mine', 'unclaimed']).default('all').describe('Taken on by you, or by nobody.'),
  kind: z
    .enum(['all', 'pending', 'reports', 'escalations'])
    .default('all')
    .describe('What waits for approval, what was reported and no more, or what several look into.'),
  isOpen: z.boolean().default(true).describe('False: those that were decided, the newest first.'),
  recordType: z.string().max(50).optional(),
  recordID: id.optional().describe('With recordType.'),
});
export type CaseFilters = Omit<z.output<typeof caseFilters>, 'isOpen'> & {
  /** undefined: whatever became of them. */
  isOpen: boolean | undefined;
};

export const listCases = endpoint({
  method: 'GET',
  path: '/moderation-cases',
  summary: 'What waits for a decision where you moderate, the oldest first. Never what is about yourself.',
  permission: deciders,
  query: caseFilters.extend({ page: z.int().min(1).max(200).default(1), limit: limit(30, 100) }),
  response: z.array(moderationCase),
  paging: 'more',
});

export const getCase = endpoint({
  method: 'GET',
  path: '/moderation-cases/:caseID',
  summary: 'One case, with its reports, its notes, and what is known of the people in it.',
  permission: deciders,
  params: caseParams,
  response: caseDetail,
});

export const editCase = endpoint({
  method: 'PATCH',
  path: '/moderation-cases/:caseID',
  summary: 'Takes a case on, gives it to somebody, or changes its status.',
  permission: deciders,
  params: caseParams,
  body: z.object({
    assignedUserID: id.nullable().optional().describe('Who looks after it from now on; null: nobody.'),
    status: z.enum(['open', 'in-progress', 'on-hold']).optional(),
    name: z.string().trim().min(1).max(250).optional().describe('Makes an escalation of it.'),
  }),
  response: caseDetail,
  errors: ['case.decided', 'case.assigneeUnfit'],
});

export const addCaseNote = endpoint({
  method: 'POST',
  path: '/moderation-cases/:caseID/notes',
  summary: 'Writes a note that only those who may decide about the case read.',
  permission: deciders,
  params: caseParams,
  body: z.object({ body: z.string().trim().min(1).max(2000).describe('Plain text.') }),
  response: caseNote,
});

export const decideCase = endpoint({
  method: 'POST',
  path: '/moderation-cases/:caseID/decision',
  summary:
    'Decides a case: leaves the record, shows it again, or takes it out of sight. Its reporters hear of it.',
  permission: deciders,
  params: caseParams,
  body: z.object({
    outcome: caseOutcome.describe('What comes of it.'),
    reason: z
      .string()
      .trim()
      .max(500)
      .default('')
      .describe('Why: for moderators and the audit log; whoever wrote what is refused reads it, too.'),
  }),
  response: caseDetail,
  status: 200,
  errors: ['case.decided', 'case.notRemovable', 'case.pending'],
});
