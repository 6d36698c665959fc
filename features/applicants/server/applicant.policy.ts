// Where there are applicants at all.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userConfig } from '../../users/server/user.config.ts';
import { applicantError } from '../applicants.contract.ts';
import { applicantConfig } from './applicant.config.ts';

function isByApproval(ctx: RequestContext): boolean {
  return ctx.setting(userConfig.registrationMethod) === 'Approval';
}

export function requireApprovalMethod(ctx: RequestContext): void {
  if (!isByApproval(ctx)) throw applicantError('applicant.closed');
}

/** Under other methods some newcomers may wait, too. */
export function isReviewOn(ctx: RequestContext): boolean {
  return isByApproval(ctx) || ctx.setting(applicantConfig.reviewedDomains).length > 0;
}

export function requireReview(ctx: RequestContext): void {
  if (!isReviewOn(ctx)) throw applicantError('applicant.closed');
}
