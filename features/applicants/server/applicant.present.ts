import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Applicant } from '../applicants.contract.ts';
import type { ApplicantRow } from './applicant.queries.ts';

export function presentApplicant(ctx: RequestContext, row: ApplicantRow): Applicant {
  return {
    applicantID: row.applicant_id,
    email: row.email,
    name: row.name,
    discoveryText: row.discovery_text,
    status: row.status,
    ...(ctx.can('personalInfo.view') && { insertIPAddress: row.insert_ip_address }),
    dateInserted: row.date_inserted,
  };
}
