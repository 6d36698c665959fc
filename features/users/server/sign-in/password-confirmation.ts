// The password asked for once more before something that matters is changed.
import { fieldProblem } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { userError } from '../../users.contract.ts';
import { isPasswordRight } from '../credentials/password.ts';
import { countConfirmation, forgetAttempts } from './sign-in-attempts.ts';

export async function confirmPassword(
  ctx: RequestContext,
  userID: number,
  password: string | undefined,
): Promise<void> {
  const row = await ctx.db.row<{ password_hash: string | null }>(
    sql`select password_hash from users where user_id = ${userID}`,
  );
  if (!row?.password_hash) return;
  if (password === undefined) {
    throw fieldProblem('passwordConfirmation', 'Enter your current password.', 400, 'missingField');
  }
  const attempt = await countConfirmation(ctx, 'password');
  if (!(await isPasswordRight(row.password_hash, password))) {
    const errors = [
      {
        field: 'passwordConfirmation',
        code: 'invalid',
        message: 'This is not your current password.',
        status: 401,
      },
    ];
    throw userError('password.wrong', { errors });
  }
  await forgetAttempts(ctx, attempt);
}
