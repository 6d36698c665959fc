// A forgotten password is replaced by whoever reads the member's mail. Asking for it reveals nothing.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { recoveryError } from '../../recovery.contract.ts';
import { userEdited } from '../../users.events.ts';
import { signInConfirmed } from '../registration/email-confirmation.actions.ts';
import { endSessions } from '../sign-in/session.actions.ts';
import { countMailFor } from '../sign-in/sign-in-attempts.ts';
import { userConfig } from '../user.config.ts';
import { findUser } from '../user.queries.ts';
import { emailKey, requireUsable } from '../user-name.ts';
import { consumeOneTimeKey, isGoodOneTimeKey, revokeOneTimeKeys } from './one-time-keys.ts';
import { hashPassword, passwordProblem } from './password.ts';
import { countTokensOf, revokeTokensOf } from './token.actions.ts';

/** The look-up is the job's: neither the answer nor its time reveals whether there is an account. */
export async function requestPassword(ctx: RequestContext, account: string): Promise<void> {
  await countMailFor(ctx, account);
  await ctx.write((w) => w.enqueue('mail-password-reset', { account }));
}

export async function resetPassword(
  ctx: RequestContext,
  userID: number,
  given: { resetCode: string; password: string; endsAccessTokens: boolean },
): Promise<{ userID: number; name: string; countAccessTokens: number }> {
  const user = await findUser(ctx.db, userID);
  // Only a new password is asked for: its problems reveal no secret of the account.
  const minLength = ctx.setting(userConfig.passwordMinLength);
  requireUsable([passwordProblem(given.password, minLength, { name: user?.name ?? '', email: '' })]);
  // Before the work of hashing, which guesses shall not cause; what counts is that it is consumed below.
  if (!(await isGoodOneTimeKey(ctx.db, 'reset-password', given.resetCode, userID)))
    throw recoveryError('recovery.wrongResetCode');
  const passwordHash = await hashPassword(given.password);
  return ctx.write(async (w) => {
    const key = await consumeOneTimeKey(w.db, 'reset-password', given.resetCode, userID);
    if (!key?.email) throw recoveryError('recovery.wrongResetCode');
    const changed = await w.db.row<{ name: string }>(sql`
      update users set password_hash = ${passwordHash}, date_updated = now(), email_confirmed = not exists (
          select 1 from users other
          where other.email_key = users.email_key and other.email_confirmed and other.user_id <> users.user_id)
      where user_id = ${userID} and email_key = ${emailKey(key.email)} and date_deleted is null
      returning name`);
    if (!changed) throw recoveryError('recovery.wrongResetCode');
    await endSessions(w.db, userID);
    if (given.endsAccessTokens) await revokeTokensOf(w.db, userID);
    await revokeOneTimeKeys(w.db, userID);
    await signInConfirmed(w, userID);
    await w.enqueue('mail-password-changed', { userID });
    await w.announce(userEdited, { userID }, { invalidates: [cacheTag.user(userID)] });
    return { userID, name: changed.name, countAccessTokens: await countTokensOf(w.db, userID) };
  });
}
