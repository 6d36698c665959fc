// What members report to moderators.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { bodyFormat, dateTime, id, limit, page } from '../../platform/contract/fields.ts';

export const reportError = defineErrors({
  'report.off': [403, 'Nothing can be reported here.'],
  'report.unknownKind': [422, 'Nothing of this recordType can be reported.'],
  'report.own': [400, 'This is your own.'],
  'report.again': [409, 'You reported this already. You will hear what came of it.'],
  'report.reasonNotYours': [403, 'This reason is not among those that you may give.'],
});

export const reasonFragment = z.object({
  reportReasonID: z.string().describe('What the reason is known by.'),
  name: z.string(),
  description: z.string(),
  sort: z.int().describe('The place among the others: small numbers first.'),
  deleted: z.boolean().describe('It is offered no more.'),
});
export type ReasonFragment = z.infer<typeof reasonFragment>;

/** What its reporter may know of it. */
export const ownReport = z.object({
  reportID: id.describe('The report.'),
  recordType: z.string(),
  recordID: z.int().describe('What was reported.'),
  recordUrl: z.string().nullable().describe('Where it is; null where it is gone, or not yours to see.'),
  reportReasons: z.array(reasonFragment).describe('The reasons that you gave.'),
  noteHtml: z.string().describe('What you said about it, as HTML.'),
  status: z
    .enum(['open', 'upheld', 'declined'])
    .describe('Upheld: something was done about it. Declined: it was looked at, and stays.'),
  dateInserted: dateTime,
  dateDecided: dateTime.nullable().describe('When it was decided; null while it is open.'),
});
export type OwnReport = z.infer<typeof ownReport>;

export const reportPost = z.object({
  recordType: z
    .string()
    .max(50)
    .describe('What is reported: a discussion, a comment, a user, or what add-ons bring.'),
  recordID: id.describe('Which one.'),
  reportReasonIDs: z.array(z.string().max(50)).min(1).max(10).describe('Why: see GET /report-reasons.'),
  noteBody: z.string().max(20_000).optional().describe('What moderators should know.'),
  noteFormat: bodyFormat.default('text'),
});
export type ReportPost = z.output<typeof reportPost>;

export const postReport = endpoint({
  method: 'POST',
  path: '/reports',
  summary: 'Reports something to moderators. All reports of one record are looked at together.',
  permission: 'flag.add',
  rateLimit: 'reporting',
  body: reportPost,
  response: ownReport,
  errors: ['report.off', 'report.unknownKind', 'report.own', 'report.again', 'report.reasonNotYours'],
});

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/reports/own',
  summary: 'What you reported and what came of it, newest first.',
  permission: 'session.valid',
  query: z.object({ page, limit: limit(30, 100) }),
  response: z.array(ownReport),
  paging: 'more',
});
