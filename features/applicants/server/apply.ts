// Somebody asks to join. A known address notifies its owner by mail and reveals nothing.
import { fieldProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { hashPassword } from '../../users/server/credentials/password.ts';
import { takenProblems } from '../../users/server/manage/member.actions.ts';
import {
  ipAddressOf,
  notifyOwner,
  requireFreeName,
  requireSetUp,
  requireUsableNewcomer,
} from '../../users/server/registration/registration.actions.ts';
import type { Newcomer } from '../../users/server/registration/registration-guards.ts';
import { cleanName, emailKey, nameKey } from '../../users/server/user-name.ts';
import { applicantApplied } from '../applicants.events.ts';
import { applicantConfig } from './applicant.config.ts';
import { type ApplicantRow, insertApplicant } from './applicant.queries.ts';

export async function apply(ctx: RequestContext, given: Newcomer): Promise<ApplicantRow> {
  await requireSetUp(ctx);
  requireUsableNewcomer(ctx, given);
  const discoveryText = given.discoveryText?.trim() ?? '';
  if (discoveryText === '')
    throw fieldProblem('discoveryText', 'Say why you would like to join.', 400, 'missingField');
  const passwordHash = await hashPassword(given.password);
  return ctx.write(async (w) => {
    requireFreeName(await takenProblems(w, given.name, given.email));
    const applicant = await insertApplicant(w.db, {
      name: cleanName(given.name),
      nameKey: nameKey(given.name),
      email: given.email.trim(),
      emailKey: emailKey(given.email),
      passwordHash,
      discoveryText,
      address: ipAddressOf(ctx) ?? null,
    });
    if (!applicant) throw fieldProblem('name', 'Somebody of this name has applied already.', 400, 'taken');
    await notifyOwner(w, given.email);
    await w.announce(applicantApplied, { applicantID: applicant.applicant_id });
    return applicant;
  });
}

/** Where registration is open, some come from places of which nothing good came before. */
export async function takeOverForReview(ctx: RequestContext, newcomer: Newcomer): Promise<boolean> {
  const domain = emailKey(newcomer.email).split('@')[1] ?? '';
  const reviewed = ctx.setting(applicantConfig.reviewedDomains).map((each) => emailKey(each));
  if (!reviewed.some((each) => domain === each || domain.endsWith(`.${each}`))) return false;
  await apply(ctx, newcomer);
  return true;
}
