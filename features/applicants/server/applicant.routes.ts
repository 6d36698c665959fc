import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { registrationError } from '../../users/registration.contract.ts';
import * as contract from '../applicants.contract.ts';
import { decideApplicant, deleteApplicant } from './applicant.actions.ts';
import { requireApprovalMethod, requireReview } from './applicant.policy.ts';
import { presentApplicant } from './applicant.present.ts';
import { findApplicant, findApplicants } from './applicant.queries.ts';
import { apply } from './apply.ts';

async function presentOne(ctx: RequestContext, applicantID: number): Promise<contract.Applicant> {
  const row = await findApplicant(ctx.db, applicantID);
  if (!row) throw notFound('Applicant');
  return presentApplicant(ctx, row);
}

export const applicantRoutes = [
  route(contract.listApplicants, async (ctx, { query }) => {
    requireReview(ctx);
    const { rows, total } = await findApplicants(ctx.db, query);
    return {
      rows: rows.map((row) => presentApplicant(ctx, row)),
      page: query.page,
      limit: query.limit,
      total,
    };
  }),
  route(contract.getApplicant, async (ctx, { params }) => {
    requireReview(ctx);
    return presentOne(ctx, params.applicantID);
  }),
  route(contract.applyForMembership, async (ctx, { body }) => {
    if (!ctx.viewer.isGuest) throw registrationError('registration.signedIn');
    requireApprovalMethod(ctx);
    return presentApplicant(ctx, await apply(ctx, body));
  }),
  route(contract.decideApplicant, async (ctx, { params, body }) => {
    requireReview(ctx);
    await decideApplicant(ctx, params.applicantID, body.status);
    return presentOne(ctx, params.applicantID);
  }),
  route(contract.deleteApplicant, async (ctx, { params }) => {
    requireReview(ctx);
    await deleteApplicant(ctx, params.applicantID);
    return undefined;
  }),
];
