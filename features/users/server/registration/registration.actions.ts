// Registration. The answer is the same whether or not an address is known: an account is made either
// way, and an address that its owner has confirmed stays theirs alone.
import { isIP } from 'node:net';
import { type FieldError, fieldProblem } from '../../../../platform/contract/errors.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { drawRate } from '../../../../platform/server/http/guards/rate-limits.ts';
import { roleIDsOfType } from '../../../roles/server/role.queries.ts';
import { registrationError } from '../../registration.contract.ts';
import { requireAllowedPlace } from '../ban-rules/banned-place.ts';
import { hashPassword, passwordProblem } from '../credentials/password.ts';
import { addMember } from '../manage/member.actions.ts';
import { type CheckedProfileValues, checkedProfileValues } from '../profile-values.ts';
import { mayMail } from '../sign-in/sign-in-attempts.ts';
import { userConfig } from '../user.config.ts';
import { findConfirmedHolder } from '../user.queries.ts';
import {
  emailKey,
  emailProblem,
  isReservedName,
  type NameLimits,
  nameProblem,
  requireUsable,
} from '../user-name.ts';
import { type ClaimedInvitation, type Newcomer, registrationGuards } from './registration-guards.ts';
import { isSetUp } from './set-up.queries.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
}

export function nameLimits(ctx: RequestContext): NameLimits {
  return { min: ctx.setting(userConfig.nameMinLength), max: ctx.setting(userConfig.nameMaxLength) };
}

export function requireUsableRegistration(
  ctx: RequestContext,
  { name, email, password }: Registration,
): void {
  const minLength = ctx.setting(userConfig.passwordMinLength);
  requireUsable([
    nameProblem(name, nameLimits(ctx)),
    emailProblem(email),
    passwordProblem(password, minLength, { name, email }),
  ]);
}

/** What is required of newcomers beyond it: no name that speaks for the site, and their word on the terms. */
export function requireUsableNewcomer(ctx: RequestContext, given: Registration & Partial<Newcomer>): void {
  requireUsableRegistration(ctx, given);
  if (isReservedName(given.name))
    throw fieldProblem('name', 'This name is kept for the site itself.', 400, 'taken');
  if (ctx.setting(userConfig.requiresTerms) && given.termsOfService !== true)
    throw fieldProblem('termsOfService', 'Agree to the terms of service to join.', 400, 'missingField');
}

/** A new member's id; undefined where the address has to be confirmed first; `waiting` for approval. */
export async function register(
  ctx: RequestContext,
  given: Newcomer,
): Promise<number | undefined | 'waiting'> {
  const method = ctx.setting(userConfig.registrationMethod);
  if (!ctx.viewer.isGuest) throw registrationError('registration.signedIn');
  if (method === 'Approval' || method === 'Connect') throw registrationError('registration.closed');
  await requireSetUp(ctx);
  const isByInvitation = method === 'Invitation';
  if (isByInvitation && !given.invitationCode) throw missingInvitation();
  requireUsableNewcomer(ctx, given);
  await requireAllowedPlace(ctx, { address: ctx.address, email: given.email });
  const profile = await checkedProfileValues(ctx, given.profileFields, { kind: 'registration' });
  if (!isByInvitation) {
    for (const takesOver of registrationGuards.of(ctx)) if (await takesOver(ctx, given)) return 'waiting';
  }
  // Whoever has no invitation is mailed, known or not; an invitation is looked at later, and costs no less.
  if (ctx.setting(userConfig.confirmsEmail)) await drawRate(ctx, 'registrationMail');
  // Before the look-up: a known address takes no less time than a new one.
  const passwordHash = await hashPassword(given.password);
  return ctx.write(async (w) => {
    const invitation = isByInvitation ? await claimInvitation(ctx, w, given) : undefined;
    return joinSite(ctx, w, { ...given, passwordHash, profile }, invitation);
  });
}

async function joinSite(
  ctx: RequestContext,
  w: WriteContext,
  given: Registration & { passwordHash: string; profile: CheckedProfileValues },
  invitation: ClaimedInvitation | undefined,
): Promise<number | undefined> {
  // The code came by mail to this very address.
  const isEmailConfirmed = invitation !== undefined && emailKey(invitation.email) === emailKey(given.email);
  const needsConfirmation = ctx.setting(userConfig.confirmsEmail) && !isEmailConfirmed;
  const userID = await addMember(w, {
    ...given,
    isEmailConfirmed,
    roleIDs: await roleIDsOfType(w.db, needsConfirmation ? 'unconfirmed' : 'member'),
    inviterID: invitation?.inviterID,
    ipAddress: ipAddressOf(ctx),
    sendsWelcomeMail: true,
  });
  await given.profile.store(w, userID);
  await invitation?.accept(userID);
  return needsConfirmation ? undefined : userID;
}

/** A proxy may put words in its place. */
export function ipAddressOf(ctx: RequestContext): string | undefined {
  return isIP(ctx.address) > 0 ? ctx.address : undefined;
}

export async function requireSetUp(ctx: RequestContext): Promise<void> {
  if (!(await isSetUp(ctx.db))) throw registrationError('registration.notSetUp');
}

function missingInvitation(): Error {
  const message = 'Membership is by invitation: follow the link in yours.';
  return fieldProblem('invitationCode', message, 400, 'missingField');
}

async function claimInvitation(
  ctx: RequestContext,
  w: WriteContext,
  { invitationCode = '' }: Newcomer,
): Promise<ClaimedInvitation> {
  const claimed = await ctx.site.features.provided.invitations?.claim(w, invitationCode);
  if (!claimed) throw registrationError('registration.wrongInvitation');
  return claimed;
}

export function requireFreeName(problems: readonly FieldError[]): void {
  const problem = problems.find(({ field }) => field === 'name');
  if (problem) throw fieldProblem('name', problem.message, 400, 'taken');
}

/** The owner of a known address learns of the attempt by mail; whoever tried learns nothing. */
export async function notifyOwner(w: WriteContext, email: string): Promise<void> {
  const owner = await findConfirmedHolder(w.db, email);
  if (owner && (await mayMail(w.db, owner.user_id, 'known address')))
    await w.enqueue('mail-known-address', { userID: owner.user_id });
}
