// An imported account gets its owner. From then on it is like any other.
import { notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { requireAllowedPlace } from '../../users/server/ban-rules/banned-place.ts';
import {
  consumeOneTimeKey,
  isGoodOneTimeKey,
  revokeOneTimeKeys,
} from '../../users/server/credentials/one-time-keys.ts';
import { hashPassword, passwordProblem } from '../../users/server/credentials/password.ts';
import { takenProblems } from '../../users/server/manage/member.actions.ts';
import { giveAccount } from '../../users/server/manage/member-row.actions.ts';
import { awaitConfirmation } from '../../users/server/registration/email-confirmation.actions.ts';
import { createSession } from '../../users/server/sign-in/session.actions.ts';
import { countMailFor } from '../../users/server/sign-in/sign-in-attempts.ts';
import { userConfig } from '../../users/server/user.config.ts';
import { emailKey, emailProblem, requireUsable } from '../../users/server/user-name.ts';
import { userEdited } from '../../users/users.events.ts';
import { type ClaimProof, claimError } from '../claims.contract.ts';
import { claimLinkSent } from '../claims.events.ts';
import { findImportedMember, type ImportedMemberRow, lockUnclaimed } from './imported-member.queries.ts';

export interface Claim {
  userID: number;
  claimCode: string;
  email: string;
  password: string;
}

/** The look-up is the job's: neither the answer nor its time reveals whether there is such an account. */
export async function requestClaimLink(ctx: RequestContext, account: string): Promise<void> {
  await countMailFor(ctx, account);
  await ctx.write((w) => w.enqueue('mail-claim-link', { account }));
}

export async function sendClaimLink(
  ctx: RequestContext,
  userID: number,
  given: string | undefined,
): Promise<void> {
  const member = await findImportedMember(ctx.db, userID);
  if (!member) throw notFound('ImportedMember');
  const email = given || member.email;
  if (!email) throw claimError('claim.noAddress');
  requireUsable([emailProblem(email)]);
  await ctx.write(async (w) => {
    if (!(await lockUnclaimed(w.db, userID))) throw claimError('claim.claimedAlready');
    await revokeOneTimeKeys(w.db, userID);
    await w.enqueue('mail-claim-link-by-staff', { userID, email });
    await w.announce(claimLinkSent, { userID });
  });
}

export async function claimAccount(ctx: RequestContext, claim: Claim) {
  const member = await findImportedMember(ctx.db, claim.userID);
  // Before the work of hashing, which guesses shall not cause; what counts is that it is consumed below.
  if (!member || !(await isGoodOneTimeKey(ctx.db, 'claim-account', claim.claimCode, claim.userID)))
    throw claimError('claim.wrongCode');
  const minLength = ctx.setting(userConfig.passwordMinLength);
  const about = { name: member.name, email: claim.email };
  requireUsable([emailProblem(claim.email), passwordProblem(claim.password, minLength, about)]);
  await requireAllowedPlace(ctx, { address: ctx.address, email: claim.email });
  const passwordHash = await hashPassword(claim.password);
  await ctx.write((w) => takeOver(w, claim, passwordHash));
  return createSession(ctx, { user_id: claim.userID, name: member.name, banned: 0 }, { isPersistent: true });
}

async function takeOver(
  w: WriteContext,
  { userID, claimCode, email }: Claim,
  passwordHash: string,
): Promise<void> {
  const member = await lockUnclaimed(w.db, userID);
  if (!member) throw claimError('claim.claimedAlready');
  const key = await consumeOneTimeKey(w.db, 'claim-account', claimCode, userID);
  if (!key) throw claimError('claim.wrongCode');
  const isProved = key.email !== null && emailKey(key.email) === emailKey(email);
  // Whoever reads the mail of an address may know that it has another account here.
  if (isProved) requireUsable(emailTaken(await takenProblems(w, member.name, email, userID)));
  await giveAccount(w.db, userID, passwordHash, isProved ? email : null);
  await revokeOneTimeKeys(w.db, userID);
  if (!isProved) await awaitConfirmation(w, userID, email);
  await w.db.execute(sql`
    insert into account_claims (user_id, proof) values (${userID}, ${proofOf(member, key.email)})`);
  await w.announce(userEdited, { userID }, { invalidates: [cacheTag.user(userID), cacheTag.users] });
}

function emailTaken(problems: Awaited<ReturnType<typeof takenProblems>>) {
  return problems.filter(({ field }) => field === 'email');
}

function proofOf(member: ImportedMemberRow, email: string | null): ClaimProof {
  if (email === null) return 'profile';
  return member.email !== null && emailKey(member.email) === emailKey(email) ? 'email' : 'staff';
}
