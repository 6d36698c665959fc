// While many guess at an account, a right password alone may have been guessed: a code goes to its address besides.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { newToken } from '../../../../platform/server/sessions/tokens.ts';
import { sessionError } from '../../sessions.contract.ts';
import { consumeOneTimeKey, issueOneTimeKey } from '../credentials/one-time-keys.ts';
import { countCode, forgetAttempts, mayMail } from './sign-in-attempts.ts';

/** Long enough that it cannot be guessed in the time it is good for, short enough to be typed. */
const CODE_LENGTH = 10;
export const SIGN_IN_CODE_MINUTES = 30;

/** Where no mail leaves the site, or nobody has proved to read it, a code would lock the owner out. */
export function canMailCode(
  ctx: RequestContext,
  account: { email: string | null; email_confirmed: boolean },
) {
  return ctx.site.mail.kind === 'smtp' && account.email !== null && account.email_confirmed;
}

export async function requireMailedCode(
  ctx: RequestContext,
  userID: number,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) {
    await ctx.write(
      async (w) => {
        if (await mayMail(w.db, userID, 'sign-in code')) await w.enqueue('mail-sign-in-code', { userID });
      },
      { usesReserve: true },
    );
    throw sessionError('session.mailedCodeNeeded');
  }
  const attempt = await countCode(ctx, userID, undefined);
  const typed = code.replace(/[\s-]/g, '').toLowerCase();
  if (!(await consumeOneTimeKey(ctx.db, 'sign-in-code', typed, userID)))
    throw sessionError('session.wrongCode');
  await forgetAttempts(ctx, attempt);
}

/** Made by the job that mails it. */
export async function issueSignInCode(
  db: Parameters<typeof issueOneTimeKey>[0],
  userID: number,
): Promise<string> {
  const token = newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, CODE_LENGTH);
  await issueOneTimeKey(db, { purpose: 'sign-in-code', userID, hours: SIGN_IN_CODE_MINUTES / 60, token });
  return token;
}
