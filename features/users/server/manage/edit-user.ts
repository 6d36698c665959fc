// Changes to a member. One's own name, address and password ask for the password first.
import { fieldProblem } from '../../../../platform/contract/errors.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { assignRoles } from '../../../roles/server/role.actions.ts';
import { findMemberRoles } from '../../../roles/server/role.queries.ts';
import type { UserPatch } from '../../users.contract.ts';
import { userEdited } from '../../users.events.ts';
import { type Credentials, newCredentials } from '../credentials/new-credentials.ts';
import { revokeOneTimeKeys } from '../credentials/one-time-keys.ts';
import { revokeTokensOf } from '../credentials/token.actions.ts';
import { forgetPhotoFiles } from '../photo/user-photo.ts';
import { checkedProfileValues } from '../profile-values.ts';
import { awaitConfirmation, signInConfirmed } from '../registration/email-confirmation.actions.ts';
import { requireAssignable } from '../registration/role-choice.ts';
import { endSessions, type OpenedSession, openSession } from '../sign-in/session.actions.ts';
import { recordOnUser, userActs } from '../user.acts.ts';
import { userConfig } from '../user.config.ts';
import { requireBelow } from '../user.policy.ts';
import type { UserRow } from '../user.queries.ts';
import { cleanName, emailKey, nameKey } from '../user-name.ts';
import { setBan } from './ban-user.ts';
import { requireUnmanaged } from './managed-fields.ts';
import { takenProblems } from './member.actions.ts';

/** Answers the session that replaces the old ones after a change of one's own password. */
export async function editUser(
  ctx: RequestContext,
  user: UserRow,
  patch: UserPatch,
): Promise<OpenedSession | undefined> {
  const isOwn = user.user_id === ctx.viewer.userID;
  const managed = ctx.can('users.edit') ? patch : {};
  if (!ctx.can('users.edit')) await requireUnmanaged(ctx, user, patch);
  const credentials = await newCredentials(ctx, user, patch, isOwn);
  if (managed.roleID) await requireAssignable(ctx, managed.roleID, { userID: user.user_id });
  const isBanChanged = managed.banned !== undefined && managed.banned !== (user.banned !== 0);
  if (isBanChanged) await requireBelow(ctx, user.user_id);
  const profile = await checkedProfileValues(ctx, patch.profileFields, {
    kind: 'editing',
    userID: user.user_id,
  });
  // A manager's word is good; a member's new address waits until it is confirmed.
  const mustConfirm = !ctx.can('users.edit') && ctx.setting(userConfig.confirmsEmail);
  return ctx.write(async (w) => {
    await requireFree(w, user, credentials);
    const storedEmail = mustConfirm ? undefined : credentials.email;
    await refusingTaken(() => storeChanges(w, user, patch, { ...credentials, email: storedEmail }, managed));
    if (mustConfirm && credentials.email !== undefined)
      await awaitConfirmation(w, user.user_id, credentials.email);
    if (managed.emailConfirmed) await signInConfirmed(w, user.user_id);
    if (managed.roleID) await changeRolesOf(w, user.user_id, managed.roleID);
    if (isBanChanged) await setBan(w, user.user_id, managed.banned === true);
    if (credentials.isReset) await w.enqueue('mail-password-reset', { userID: user.user_id });
    if (managed.photo !== undefined) await forgetPhotoFiles(w, user.photo_url);
    await profile.store(w, user.user_id);
    await recordEdit(w, user, patch);
    await w.announce(
      userEdited,
      { userID: user.user_id },
      { invalidates: [cacheTag.user(user.user_id), cacheTag.users] },
    );
    if (patch.endsAccessTokens && credentials.passwordHash !== undefined)
      await revokeTokensOf(w.db, user.user_id);
    const hasNewPassword = credentials.passwordHash !== undefined || credentials.isReset;
    return hasNewPassword ? replaceSessions(w, ctx, user.user_id, isOwn) : undefined;
  });
}

export async function changeRolesOf(
  w: WriteContext,
  userID: number,
  roleIDs: readonly number[],
): Promise<void> {
  const before = (await findMemberRoles(w.db, userID))?.role_ids ?? [];
  await assignRoles(w, userID, roleIDs);
  const isSame = before.length === roleIDs.length && roleIDs.every((id) => before.includes(id));
  if (!isSame)
    await recordOnUser(w, userActs.rolesChanged, userID, {
      before: { roleIDs: before },
      after: { roleIDs: [...roleIDs] },
    });
}

/** Which fields were given, and of none of them the words: names and addresses can be taken out everywhere else. */
async function recordEdit(w: WriteContext, user: UserRow, patch: UserPatch): Promise<void> {
  const { roleID: _roles, banned: _ban, ...rest } = patch;
  const fields = Object.entries(rest).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  if (fields.length > 0) await recordOnUser(w, userActs.edited, user.user_id, { after: { fields } });
}

async function requireFree(w: WriteContext, user: UserRow, { name, email }: Credentials): Promise<void> {
  if (name === undefined && email === undefined) return;
  const problems = await takenProblems(w, name ?? user.name, email ?? user.email ?? '', user.user_id);
  // Whether an address is known is for managers: what a member enters waits until it is confirmed, or never is.
  const problem = problems.find(({ field }) => field === 'name' || w.viewer.can('users.edit'));
  if (problem) throw fieldProblem(problem.field, problem.message, problem.status, problem.code);
}

/** Two who take the same name at once: the index lets one through. */
async function refusingTaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== '23505') throw error;
    const field = constraint?.includes('email') ? 'email' : 'name';
    throw fieldProblem(field, `This ${field} was taken a moment ago.`, 400, 'taken');
  }
}

async function storeChanges(
  w: WriteContext,
  user: UserRow,
  patch: UserPatch,
  { name, email, passwordHash, isReset }: Credentials,
  managed: Partial<UserPatch>,
): Promise<void> {
  const { emailConfirmed: isConfirmed, photo, bypassSpam } = managed;
  if (photo) requirePhotoAddress(photo);
  const changes: (Sql | undefined | false)[] = [
    sql`date_updated = now()`,
    name !== undefined && sql`name = ${cleanName(name)}, name_key = ${nameKey(name)}`,
    email !== undefined &&
      sql`email = ${email}, email_key = ${emailKey(email)}, pending_email = null,
        email_confirmed = ${isConfirmed ?? w.viewer.can('users.edit')}`,
    email === undefined && isConfirmed !== undefined && sql`email_confirmed = ${isConfirmed}`,
    passwordHash !== undefined && sql`password_hash = ${passwordHash}`,
    isReset && sql`password_hash = null`,
    patch.title !== undefined && sql`title = ${patch.title || null}`,
    patch.showEmail !== undefined && sql`show_email = ${patch.showEmail}`,
    patch.private !== undefined && sql`is_private = ${patch.private}`,
    patch.suggestAnswers !== undefined && sql`suggest_answers = ${patch.suggestAnswers}`,
    photo !== undefined && sql`photo_url = ${photo || null}`,
    bypassSpam !== undefined && sql`bypass_spam = ${bypassSpam}`,
  ];
  await w.db.execute(sql`
    update users set ${sql.join(changes.filter((change): change is Sql => Boolean(change)))} where user_id = ${user.user_id}`);
  const hasNewCredentials = email !== undefined || passwordHash !== undefined || isReset;
  if (hasNewCredentials) await revokeOneTimeKeys(w.db, user.user_id);
}

export function requirePhotoAddress(photo: string): void {
  if (!/^(https?:\/\/|\/[^/])/.test(photo))
    throw fieldProblem('photo', 'A photo is an address that begins with https:// or /.');
}

/** Whoever knew the old password is signed out everywhere; the member goes on with a new session. */
async function replaceSessions(
  w: WriteContext,
  ctx: RequestContext,
  userID: number,
  isOwn: boolean,
): Promise<OpenedSession | undefined> {
  await endSessions(w.db, userID);
  return isOwn && ctx.viewer.via === 'cookie'
    ? openSession(w.db, userID, true, { userAgent: ctx.userAgent })
    : undefined;
}
