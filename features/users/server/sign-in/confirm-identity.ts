// Before how somebody signs in is changed: the password once more. Whoever has none must have signed in just now.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { sessionError } from '../../sessions.contract.ts';
import { confirmPassword } from './password-confirmation.ts';

const RECENT_MINUTES = 15;

export async function confirmIdentity(ctx: RequestContext, password: string | undefined): Promise<void> {
  const { userID, sessionID } = ctx.viewer;
  const row = await ctx.db.row<{ has_password: boolean; is_recent: boolean }>(sql`
    select password_hash is not null as has_password, exists (
      select 1 from sessions
      where session_id = ${sessionID ?? 0} and date_inserted > now() - ${RECENT_MINUTES} * interval '1 minute') as is_recent
    from users where user_id = ${userID}`);
  if (row?.has_password) await confirmPassword(ctx, userID, password);
  else if (!row?.is_recent) throw sessionError('session.signInAgain');
}
