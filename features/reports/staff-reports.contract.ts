// Single reports, as those who decide about them see them. What is done to one is done to its case.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, id, limit } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';
import { deciders, moderationCase } from './cases.contract.ts';
import { reasonFragment } from './reports.contract.ts';

export const reportStatus = z
  .enum(['new', 'escalated', 'dismissed', 'rejected'])
  .describe('dismissed: its record stays. rejected: its record was taken out of sight.');

export const staffReport = moderationCase
  .pick({
    caseID: true,
    recordType: true,
    recordID: true,
    recordName: true,
    recordHtml: true,
    recordUrl: true,
    recordIsLive: true,
    recordWasEdited: true,
    placeRecordType: true,
    placeRecordID: true,
    placeRecordName: true,
    recordUserID: true,
    recordUser: true,
    recordDateInserted: true,
    isPending: true,
    isPendingUpdate: true,
  })
  .extend({
    reportID: id.describe('The report.'),
    status: reportStatus,
    reportReasons: z.array(reasonFragment).describe('Why it was reported.'),
    noteHtml: z.string().describe('What its reporter said about it, as HTML.'),
    insertUserID: z.int().describe('Who reported it.'),
    insertUser: userFragment,
    dateInserted: dateTime,
  });
export type StaffReport = z.infer<typeof staffReport>;

const reportParams = z.object({ reportID: id.describe('The report.') });
const refusals = ['case.decided', 'case.notRemovable', 'case.pending'] as const;

export const listReports = endpoint({
  method: 'GET',
  path: '/reports',
  summary: 'Reports where you moderate, the newest first. Never those about yourself.',
  permission: deciders,
  query: z.object({
    status: z.array(reportStatus).max(4).default([]).describe('Only these.'),
    reportReasonID: z
      .array(z.string().max(50))
      .max(20)
      .default([])
      .describe('Only those with one of these reasons.'),
    recordType: z.string().max(50).optional(),
    recordID: id.optional().describe('With recordType.'),
    recordUserID: id.optional().describe('Only those about this member.'),
    insertUserID: id.optional().describe('Only those by this member.'),
    page: z.int().min(1).max(200).default(1),
    limit: limit(100, 500),
  }),
  response: z.array(staffReport),
  paging: 'more',
});
export type ReportFilters = z.output<typeof listReports.spec.query>;

export const getReport = endpoint({
  method: 'GET',
  path: '/reports/:reportID',
  summary: 'One report.',
  permission: deciders,
  params: reportParams,
  response: staffReport,
});

export const editReport = endpoint({
  method: 'PATCH',
  path: '/reports/:reportID',
  summary: 'Changes the status of a report, and of all others of the same record.',
  permission: deciders,
  params: reportParams,
  body: z.object({ status: reportStatus.exclude(['new']) }),
  response: staffReport,
  errors: refusals,
});

export const listReportCounts = endpoint({
  method: 'GET',
  path: '/reports/automation',
  summary:
    'What was reported at least so many times and waits, with its reasons: what rules of automation act on.',
  permission: 'posts.moderate',
  query: z.object({
    countReports: z.int().min(1).max(1000).default(1).describe('At least so many reports.'),
    reportReasonID: z.array(z.string().max(50)).max(20).default([]).describe('With one of these reasons.'),
    placeRecordID: id.optional().describe('Only in this category.'),
    includeSubcategories: z.boolean().default(false).describe('And in those below it.'),
    page: z.int().min(1).max(200).default(1),
    limit: limit(100, 500),
  }),
  response: z.array(
    moderationCase.pick({
      recordType: true,
      recordID: true,
      recordName: true,
      recordHtml: true,
      placeRecordType: true,
      placeRecordID: true,
      placeRecordName: true,
      reportReasons: true,
      countReports: true,
    }),
  ),
  paging: 'more',
});

export const dismissReport = endpoint({
  method: 'PATCH',
  path: '/reports/:reportID/dismiss',
  summary: 'Leaves what was reported as it is.',
  permission: deciders,
  params: reportParams,
  response: staffReport,
  errors: refusals,
});

export const approveReportedRecord = endpoint({
  method: 'PATCH',
  path: '/reports/:reportID/approve-record',
  summary: 'Finds what was reported to be good, and shows it again where it was hidden.',
  permission: deciders,
  params: reportParams,
  body: z.object({
    verifyRecordUser: z
      .boolean()
      .default(false)
      .describe('What its author writes is taken for no spam from now on.'),
  }),
  response: staffReport,
  errors: refusals,
});

export const rejectReportedRecord = endpoint({
  method: 'PATCH',
  path: '/reports/:reportID/reject-record',
  summary: 'Takes what was reported out of sight of all but its author and moderators.',
  permission: deciders,
  params: reportParams,
  response: staffReport,
  errors: refusals,
});
