// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { caseDetail, caseNote, moderationCase } from './cases.contract.ts';
import { escalation, escalationDetail } from './escalations.contract.ts';
import { ownHeldPost } from './held-posts.contract.ts';
import { reportReason } from './report-reasons.contract.ts';
import { ownReport, reasonFragment } from './reports.contract.ts';
import { staffReport } from './staff-reports.contract.ts';

export const reportsApi: ApiDescription = {
  schemas: {
    Escalation: escalation,
    EscalationDetail: escalationDetail,
    ModerationCase: moderationCase,
    ModerationCaseDetail: caseDetail,
    ModerationNote: caseNote,
    OwnHeldPost: ownHeldPost,
    OwnReport: ownReport,
    Report: staffReport,
    ReportReason: reportReason,
    ReportReasonFragment: reasonFragment,
  },
};
