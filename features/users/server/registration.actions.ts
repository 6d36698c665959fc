// Strangers become members. What an answer tells is the same whether or not an address is known, where mail can tell it.
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { assignRoles } from '../../roles/server/role.actions.ts';
import { roleIDsOfType } from '../../roles/server/role.queries.ts';
import { registrationError } from '../registration.contract.ts';
import { addMember, takenProblems } from './member.actions.ts';
import { consumeOneTimeKey } from './one-time-keys.ts';
import { hashPassword, passwordProblem } from './password.ts';
import { mayMail } from './sign-in-attempts.ts';
import { userConfig } from './user.config.ts';
import { emailKey, emailProblem, isReservedName, nameProblem, requireUsable } from './user-name.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
}

export function requireUsableRegistration(
  ctx: RequestContext,
  { name, email, password }: Registration,
): void {
  const minLength = ctx.setting(userConfig.passwordMinLength);
  requireUsable([
    nameProblem(name),
    emailProblem(email),
    passwordProblem(password, minLength, { name, email }),
  ]);
}

/** Answers the new member's id; undefined where the address has to be confirmed first. */
export async function register(ctx: RequestContext, given: Registration): Promise<number | undefined> {
  if (!ctx.viewer.isGuest) throw registrationError('registration.signedIn');
  if (ctx.setting(userConfig.registrationMethod) !== 'Basic') throw registrationError('registration.closed');
  requireUsableRegistration(ctx, given);
  if (isReservedName(given.name))
    throw fieldProblem('name', 'This name is kept for the site itself.', 400, 'taken');
  // Before the look-up: a known address takes no less time than a new one.
  const passwordHash = await hashPassword(given.password);
  const needsConfirmation = ctx.setting(userConfig.confirmsEmail);
  return ctx.write(async (w) => {
    if (needsConfirmation && (await tellOwnerInstead(w, given))) return undefined;
    const roleIDs = await roleIDsOfType(w.db, needsConfirmation ? 'unconfirmed' : 'member');
    const userID = await addMember(w, {
      ...given,
      passwordHash,
      isEmailConfirmed: false,
      roleIDs,
      sendsWelcomeMail: true,
    });
    return needsConfirmation ? undefined : userID;
  });
}

/** The owner of a known address learns of the attempt by mail; whoever tried learns nothing. */
async function tellOwnerInstead(w: WriteContext, { name, email }: Registration): Promise<boolean> {
  const owner = await w.db.row<{ user_id: number }>(
    sql`select user_id from users where email_key = ${emailKey(email)}`,
  );
  if (!owner) return false;
  const problems = (await takenProblems(w, name, email)).filter((problem) => problem.field === 'name');
  if (problems[0]) throw fieldProblem('name', problems[0].message, 400, 'taken');
  if (await mayMail(w.db, owner.user_id)) await w.enqueue('mail-known-address', { userID: owner.user_id });
  return true;
}

export async function confirmEmail(ctx: RequestContext, userID: number, code: string) {
  return ctx.write(async (w) => {
    const key = await consumeOneTimeKey(w.db, 'confirm-email', code);
    if (!key?.email || key.user_id !== userID) throw registrationError('registration.wrongCode');
    const problems = await takenProblems(w, '', key.email, userID);
    if (problems.length > 0) throw registrationError('registration.wrongCode');
    await w.db.execute(sql`
      update users set email = ${key.email}, email_key = ${emailKey(key.email)}, email_confirmed = true, date_updated = now()
      where user_id = ${userID}`);
    await admitConfirmed(w, userID);
    await w.announce({ type: 'user.edited', payload: { userID }, touches: [tagOf.user(userID)] });
    return { userID, email: key.email, emailConfirmed: true };
  });
}

/** Whoever was only waiting for the confirmation is a member from now on. */
async function admitConfirmed(w: WriteContext, userID: number): Promise<void> {
  const waiting = await w.db.row(sql`
    select 1 from user_roles join roles using (role_id) where user_id = ${userID} and type = 'unconfirmed'`);
  if (waiting) await assignRoles(w, userID, await roleIDsOfType(w.db, 'member'));
}
