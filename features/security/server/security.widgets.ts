import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { connectProblemText } from '../../authenticators/server/connect-problem-text.ts';
import { findConnections } from '../../authenticators/server/connection.actions.ts';
import { findPasskeys } from '../../passkeys/server/passkey.queries.ts';
import { twoFactorState } from '../../two-factor/server/two-factor.actions.ts';
import { findTokens } from '../../users/server/credentials/token.actions.ts';
import { findSessions } from '../../users/server/sign-in/session.queries.ts';
import type { SecurityPageProps } from '../security-page.contract.ts';

async function securityOf(ctx: RequestContext, connectProblem: unknown): Promise<SecurityPageProps> {
  const { userID } = ctx.viewer;
  const account = await ctx.db.row<{ has_password: boolean }>(
    sql`select password_hash is not null as has_password from users where user_id = ${userID}`,
  );
  const [twoFactor, passkeys, connections, sessions, tokens] = await Promise.all([
    twoFactorState(ctx),
    findPasskeys(ctx.db, userID),
    findConnections(ctx),
    findSessions(ctx, userID, 'valid'),
    ctx.can('tokens.add') ? findTokens(ctx.db, userID) : undefined,
  ]);
  const problem = connectProblemText(connectProblem);
  return {
    userID,
    hasPassword: account?.has_password ?? false,
    twoFactor,
    passkeys,
    connections,
    sessions,
    ...(tokens && { tokens }),
    ...(problem && { connectProblem: problem }),
  };
}

export const securityWidgets = [
  widget({
    id: 'security.page',
    component: 'SecurityPage',
    name: 'One’s own security',
    hydrate: async (ctx, { params }) => ({ ...(await securityOf(ctx, params.connectProblem)) }),
  }),
];
