import { notFound } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { Answer, route } from '../../../../platform/server/http/route.ts';
import { outranksViewer } from '../../../roles/server/role.policy.ts';
import { findMemberRoles } from '../../../roles/server/role.queries.ts';
import * as contract from '../../sessions.contract.ts';
import { userError } from '../../users.contract.ts';
import { endSessions, expiredCookie, signedInAnswer, signIn, signOut } from './session.actions.ts';
import { findSessions } from './session.queries.ts';

async function requireVisible(ctx: RequestContext, userID: number): Promise<void> {
  if (userID === ctx.viewer.userID) return;
  ctx.require('community.moderate');
  if (!(await findMemberRoles(ctx.db, userID))) throw notFound('User');
}

export const sessionRoutes = [
  route(contract.signIn, async (ctx, { body }) => {
    return signedInAnswer(ctx, await signIn(ctx, body));
  }),
  route(contract.signOut, async (ctx) => {
    await signOut(ctx);
    return new Answer(undefined, { cookies: [expiredCookie(ctx)] });
  }),
  route(contract.listSessions, async (ctx, { query }) => {
    await requireVisible(ctx, query.userID);
    return findSessions(ctx, query.userID, query.filter);
  }),
  route(contract.endSessions, async (ctx, { query }) => {
    await requireVisible(ctx, query.userID);
    if (await outranksViewer(ctx, query.userID)) throw userError('user.outranked');
    const ended = await endSessions(ctx.db, query.userID, {
      sessionID: query.sessionID,
      exceptID: query.exceptCurrent ? ctx.viewer.sessionID : undefined,
    });
    if (ended === 0 && query.sessionID !== undefined) throw notFound('Session');
    return undefined;
  }),
];
