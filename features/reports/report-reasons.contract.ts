// Why something can be reported: moderators say which reasons there are.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id } from '../../platform/contract/fields.ts';

export const reasonError = defineErrors({
  'reportReason.taken': [409, 'There is a reason with this reportReasonID already.'],
  'reportReason.ofTheSite': [
    400,
    'This reason is given by the site itself: its words can be changed, and nothing else.',
  ],
});

const reportReasonID = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,49}$/)
  .describe('What it is known by: small letters, digits and hyphens.');

export const reportReason = z.object({
  reportReasonID: z.string().describe('What it is known by.'),
  name: z.string(),
  description: z.string(),
  sort: z.int().describe('The place among the others: small numbers first.'),
  roleIDs: z
    .array(z.int())
    .describe('Who may give it: members with one of these roles. Empty: whoever may report.'),
  isSystem: z.boolean().describe('Given by the site, never by people.'),
  deleted: z.boolean().describe('Nobody is offered it any more.'),
  insertUserID: z.int().nullable().describe('null: it came with the site.'),
  updateUserID: z.int().nullable().describe('Who changed it last.'),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
});
export type ReportReason = z.infer<typeof reportReason>;

const reasonParams = z.object({ reportReasonID: reportReasonID });
const words = {
  name: z.string().trim().min(1).max(100).describe('What members read.'),
  description: z.string().trim().max(500).describe('What it means, in a sentence.'),
  sort: z.int().min(0).max(100_000).describe('The place among the others: small numbers first.'),
  roleIDs: z.array(id).max(100).describe('Who may give it. Empty: whoever may report.'),
};

const reporters = ['flag.add', 'community.moderate', 'posts.moderate'] as const;

export const listReportReasons = endpoint({
  method: 'GET',
  path: '/report-reasons',
  summary: 'Why something can be reported: to members those that they may give, to moderators all.',
  permission: reporters,
  query: z.object({
    includeDeleted: z
      .boolean()
      .default(false)
      .describe('With those that are offered no more; for moderators.'),
  }),
  response: z.array(reportReason),
});

export const addReportReason = endpoint({
  method: 'POST',
  path: '/report-reasons',
  summary: 'Adds a reason to report something.',
  permission: 'community.moderate',
  body: z.object({
    reportReasonID,
    ...words,
    sort: words.sort.optional(),
    roleIDs: words.roleIDs.default([]),
  }),
  response: reportReason,
  errors: ['reportReason.taken'],
});
export type ReasonPost = z.output<typeof addReportReason.spec.body>;

export const getReportReason = endpoint({
  method: 'GET',
  path: '/report-reasons/:reportReasonID',
  summary: 'One reason to report something.',
  permission: reporters,
  params: reasonParams,
  response: reportReason,
});

export const editReportReason = endpoint({
  method: 'PATCH',
  path: '/report-reasons/:reportReasonID',
  summary: 'Changes a reason to report something.',
  permission: 'community.moderate',
  params: reasonParams,
  body: z.object(words).partial(),
  response: reportReason,
  errors: ['reportReason.ofTheSite'],
});
export type ReasonPatch = z.output<typeof editReportReason.spec.body>;

export const deleteReportReason = endpoint({
  method: 'DELETE',
  path: '/report-reasons/:reportReasonID',
  summary: 'Offers a reason no more. What was reported for it keeps it.',
  permission: 'community.moderate',
  params: reasonParams,
  errors: ['reportReason.ofTheSite'],
});

export const sortReportReasons = endpoint({
  method: 'PUT',
  path: '/report-reasons/sorts',
  summary: 'Puts reasons in order.',
  permission: 'community.moderate',
  body: z.record(z.string(), z.int().min(0).max(100_000)).describe('By the reportReasonID, where it stands.'),
  status: 204,
});
