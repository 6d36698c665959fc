// Changes to a member. One's own name, address and password ask for the password first.
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { assignRoles } from '../../roles/server/role.actions.ts';
import type { UserPatch } from '../users.contract.ts';
import { takenProblems } from './member.actions.ts';
import { revokeOneTimeKeys } from './one-time-keys.ts';
import { hashPassword, passwordProblem } from './password.ts';
import { confirmPassword } from './password-confirmation.ts';
import { requireAssignable } from './role-choice.ts';
import { endSessions, type OpenedSession, openSession } from './session.actions.ts';
import { userConfig } from './user.config.ts';
import type { UserRow } from './user.queries.ts';
import { emailKey, emailProblem, nameKey, nameProblem, requireUsable } from './user-name.ts';

interface Credentials {
  name?: string;
  email?: string;
  passwordHash?: string;
}

/** Answers the session that replaces the old ones after a change of one's own password. */
export async function editUser(
  ctx: RequestContext,
  user: UserRow,
  patch: UserPatch,
): Promise<OpenedSession | undefined> {
  const isOwn = user.user_id === ctx.viewer.userID;
  const managesUsers = ctx.can('users.edit');
  const credentials = await newCredentials(ctx, user, patch, isOwn);
  const roleIDs = managesUsers ? patch.roleID : undefined;
  if (roleIDs) await requireAssignable(ctx, roleIDs, user.user_id);
  return ctx.write(async (w) => {
    await requireFree(w, user, credentials);
    const mustConfirm =
      credentials.email !== undefined && !managesUsers && ctx.setting(userConfig.confirmsEmail);
    await storeChanges(
      w,
      user,
      patch,
      { ...credentials, ...(mustConfirm && { email: undefined }) },
      managesUsers,
    );
    if (mustConfirm) await w.enqueue('mail-confirmation', { userID: user.user_id, email: credentials.email });
    if (roleIDs) await assignRoles(w, user.user_id, roleIDs);
    await w.announce({
      type: 'user.edited',
      payload: { userID: user.user_id },
      touches: [tagOf.user(user.user_id), tagOf.users],
    });
    return credentials.passwordHash === undefined ? undefined : replaceSessions(w, ctx, user.user_id, isOwn);
  });
}

async function newCredentials(
  ctx: RequestContext,
  user: UserRow,
  patch: UserPatch,
  isOwn: boolean,
): Promise<Credentials> {
  const name = patch.name !== undefined && patch.name !== user.name ? patch.name : undefined;
  const email = patch.email !== undefined && patch.email !== user.email ? patch.email.trim() : undefined;
  if (name === undefined && email === undefined && patch.password === undefined) return {};
  if (isOwn) {
    if (name !== undefined) ctx.require(['profile.editusernames', 'users.edit']);
    if (email !== undefined && !ctx.setting(userConfig.canEditEmails)) ctx.require('users.edit');
    await confirmPassword(ctx, user.user_id, patch.passwordConfirmation);
  }
  const about = { name: name ?? user.name, email: email ?? user.email ?? '' };
  requireUsable([
    name !== undefined && nameKey(name) !== nameKey(user.name) ? nameProblem(name) : undefined,
    email !== undefined ? emailProblem(email) : undefined,
    patch.password !== undefined
      ? passwordProblem(patch.password, ctx.setting(userConfig.passwordMinLength), about)
      : undefined,
  ]);
  return {
    name,
    email,
    passwordHash: patch.password === undefined ? undefined : await hashPassword(patch.password),
  };
}

async function requireFree(w: WriteContext, user: UserRow, { name, email }: Credentials): Promise<void> {
  if (name === undefined && email === undefined) return;
  const problem = (await takenProblems(w, name ?? user.name, email ?? user.email ?? '', user.user_id))[0];
  if (problem) throw fieldProblem(problem.field, problem.message, problem.status, problem.code);
}

async function storeChanges(
  w: WriteContext,
  user: UserRow,
  patch: UserPatch,
  { name, email, passwordHash }: Credentials,
  managesUsers: boolean,
): Promise<void> {
  const isConfirmed = managesUsers ? patch.emailConfirmed : undefined;
  const photo = managesUsers ? patch.photo : undefined;
  if (photo && !/^(https?:\/\/|\/[^/])/.test(photo))
    throw fieldProblem('photo', 'A photo is an address that begins with https:// or /.');
  const changes: (Sql | undefined | false)[] = [
    sql`date_updated = now()`,
    name !== undefined && sql`name = ${name}, name_key = ${nameKey(name)}`,
    email !== undefined &&
      sql`email = ${email}, email_key = ${emailKey(email)}, email_confirmed = ${isConfirmed ?? managesUsers}`,
    email === undefined && isConfirmed !== undefined && sql`email_confirmed = ${isConfirmed}`,
    passwordHash !== undefined && sql`password_hash = ${passwordHash}`,
    patch.title !== undefined && sql`title = ${patch.title || null}`,
    patch.showEmail !== undefined && sql`show_email = ${patch.showEmail}`,
    patch.private !== undefined && sql`is_private = ${patch.private}`,
    photo !== undefined && sql`photo_url = ${photo || null}`,
  ];
  await w.db.execute(sql`
    update users set ${sql.join(changes.filter((change): change is Sql => Boolean(change)))} where user_id = ${user.user_id}`);
  if (email !== undefined || passwordHash !== undefined) await revokeOneTimeKeys(w.db, user.user_id);
}

/** Whoever knew the old password is signed out everywhere; the member goes on with a new session. */
async function replaceSessions(
  w: WriteContext,
  ctx: RequestContext,
  userID: number,
  isOwn: boolean,
): Promise<OpenedSession | undefined> {
  await endSessions(w.db, userID);
  return isOwn && ctx.viewer.via === 'cookie' ? openSession(w.db, userID, true) : undefined;
}
