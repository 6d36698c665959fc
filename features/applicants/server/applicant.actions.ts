// An application is decided: whoever is approved is a member at once, with the password they chose.
import { notFound, validationProblem } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { forgetRows } from '../../../platform/server/places/erasure-parts.ts';
import { roleIDsOfType } from '../../roles/server/role.queries.ts';
import { addMember, takenProblems } from '../../users/server/manage/member.actions.ts';
import { userConfig } from '../../users/server/user.config.ts';
import { applicantError } from '../applicants.contract.ts';
import { applicantApproved, applicantDeclined, applicantDeleted } from '../applicants.events.ts';
import { type ApplicantRow, lockApplicant } from './applicant.queries.ts';
import { applicationsOfMember } from './applicants.erasure.ts';

type Decision = 'approved' | 'declined';

export async function decideApplicant(
  ctx: RequestContext,
  applicantID: number,
  status: Decision,
): Promise<void> {
  await ctx.write(async (w) => {
    const applicant = await lockApplicant(w.db, applicantID);
    if (!applicant) throw notFound('Applicant');
    if (applicant.status === 'approved') throw applicantError('applicant.isMember');
    if (applicant.status === status) return;
    const userID = status === 'approved' ? await approve(ctx, w, applicant) : null;
    await w.db.execute(sql`
      update applicants set status = ${status}, date_decided = now(), decide_user_id = ${w.viewer.userID},
        user_id = ${userID}, password_hash = ${status === 'approved' ? null : applicant.password_hash}
      where applicant_id = ${applicantID}`);
    await w.enqueue('mail-decision', { applicantID, userID });
    await w.announce(status === 'approved' ? applicantApproved : applicantDeclined, { applicantID, userID });
  });
}

async function approve(ctx: RequestContext, w: WriteContext, applicant: ApplicantRow): Promise<number> {
  const problems = await takenProblems(w, applicant.name, applicant.email);
  if (problems.some(({ field }) => field === 'email')) throw applicantError('applicant.isMember');
  if (problems.length > 0) throw validationProblem(problems);
  const needsConfirmation = ctx.setting(userConfig.confirmsEmail);
  return addMember(w, {
    name: applicant.name,
    email: applicant.email,
    passwordHash: applicant.password_hash ?? '',
    isEmailConfirmed: false,
    roleIDs: await roleIDsOfType(w.db, needsConfirmation ? 'unconfirmed' : 'member'),
    discoveryText: applicant.discovery_text,
    ipAddress: applicant.insert_ip_address ?? undefined,
  });
}

export async function deleteApplicant(ctx: RequestContext, applicantID: number): Promise<void> {
  await ctx.write(async (w) => {
    const deleted = await w.db.execute(sql`delete from applicants where applicant_id = ${applicantID}`);
    if (deleted === 0) throw notFound('Applicant');
    await w.announce(applicantDeleted, { applicantID });
  });
}

/** What a member wrote to be let in goes with them. */
export async function forgetApplicationsOf(w: WriteContext, userID: number): Promise<void> {
  await forgetRows(w.db, applicationsOfMember, userID);
}
