// Name, address and password that shall replace the ones there are: whether they may, and whether they are fit to.
import { fieldProblem } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { UserPatch } from '../../users.contract.ts';
import { requireAllowedMail } from '../ban-rules/banned-place.ts';
import { nameLimits } from '../registration/registration.actions.ts';
import { confirmPassword } from '../sign-in/password-confirmation.ts';
import { userConfig } from '../user.config.ts';
import type { UserRow } from '../user.queries.ts';
import { emailProblem, nameKey, nameProblem, requireUsable } from '../user-name.ts';
import { hashPassword, passwordProblem } from './password.ts';

export interface Credentials {
  name?: string | undefined;
  email?: string | undefined;
  passwordHash?: string | undefined;
  /** The password goes; a mail asks for another one. */
  isReset?: boolean | undefined;
}

export async function newCredentials(
  ctx: RequestContext,
  user: UserRow,
  patch: UserPatch,
  isOwn: boolean,
): Promise<Credentials> {
  const isReset = ctx.can('users.edit') && patch.resetPassword === true;
  if (isReset && patch.password !== undefined)
    throw fieldProblem('resetPassword', 'Give either a password or resetPassword.', 400);
  const name = patch.name !== undefined && patch.name !== user.name ? patch.name : undefined;
  const email = patch.email !== undefined && patch.email !== user.email ? patch.email.trim() : undefined;
  if (name === undefined && email === undefined && patch.password === undefined) return { isReset };
  if (isOwn) {
    if (name !== undefined) ctx.require(['profile.editusernames', 'users.edit']);
    if (email !== undefined && !ctx.setting(userConfig.canEditEmails)) ctx.require('users.edit');
    await confirmPassword(ctx, user.user_id, patch.passwordConfirmation);
  }
  const about = { name: name ?? user.name, email: email ?? user.email ?? '' };
  requireUsable([
    name !== undefined && nameKey(name) !== nameKey(user.name)
      ? nameProblem(name, nameLimits(ctx))
      : undefined,
    email !== undefined ? emailProblem(email) : undefined,
    patch.password !== undefined
      ? passwordProblem(patch.password, ctx.setting(userConfig.passwordMinLength), about)
      : undefined,
  ]);
  if (email !== undefined && !ctx.can('users.edit')) await requireAllowedMail(ctx, email);
  const passwordHash = patch.password === undefined ? undefined : await hashPassword(patch.password);
  return { name, email, passwordHash, isReset };
}
