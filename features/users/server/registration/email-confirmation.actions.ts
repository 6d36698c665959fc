// An address is a member's own once the code that was mailed to it comes back.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { assignRoles } from '../../../roles/server/role.actions.ts';
import { roleIDsOfType } from '../../../roles/server/role.queries.ts';
import { recoveryError } from '../../recovery.contract.ts';
import { userEdited, userEmailConfirmed } from '../../users.events.ts';
import { consumeOneTimeKey, isUsedOneTimeKey, revokeOneTimeKeys } from '../credentials/one-time-keys.ts';
import { takenProblems } from '../manage/member.actions.ts';
import { emailKey } from '../user-name.ts';

/** The old address stays the member's until the new one is confirmed. */
export async function awaitConfirmation(w: WriteContext, userID: number, email: string): Promise<void> {
  await revokeOneTimeKeys(w.db, userID);
  await w.db.execute(sql`update users set pending_email = ${email} where user_id = ${userID}`);
  await w.enqueue('mail-confirmation', { userID, email });
}

export async function confirmEmail(ctx: RequestContext, userID: number, code: string) {
  return ctx.write(async (w) => {
    const key = await consumeOneTimeKey(w.db, 'confirm-email', code, userID);
    if (!key?.email) {
      const isDone = await isUsedOneTimeKey(w.db, 'confirm-email', code, userID);
      throw recoveryError(isDone ? 'recovery.alreadyConfirmed' : 'recovery.wrongCode');
    }
    const problems = await takenProblems(w, '', key.email, userID);
    if (problems.length > 0) throw recoveryError('recovery.wrongCode');
    await w.db.execute(sql`
      update users set email = ${key.email}, email_key = ${emailKey(key.email)}, email_confirmed = true,
        pending_email = null, date_updated = now()
      where user_id = ${userID}`);
    await signInConfirmed(w, userID);
    await w.announce(userEmailConfirmed, { userID });
    await w.announce(userEdited, { userID }, { invalidates: [cacheTag.user(userID)] });
    return { userID, email: key.email, emailConfirmed: true };
  });
}

/** Whoever was only waiting for the confirmation is a member from now on. */
export async function signInConfirmed(w: WriteContext, userID: number): Promise<void> {
  const waiting = await w.db.row(sql`
    select 1 from user_roles join roles using (role_id) where user_id = ${userID} and type = 'unconfirmed'`);
  if (waiting) await assignRoles(w, userID, await roleIDsOfType(w.db, 'member'));
}

/** The look-up is the job's: what is answered, and when, reveals nothing of it. */
export async function requestConfirmation(ctx: RequestContext, email: string | undefined): Promise<void> {
  const { userID, isGuest } = ctx.viewer;
  if (isGuest && email === undefined) return;
  await ctx.write((w) => w.enqueue('mail-confirmation-again', isGuest ? { email } : { userID }));
}
