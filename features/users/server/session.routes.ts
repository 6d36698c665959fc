import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { outranksViewer } from '../../roles/server/role.policy.ts';
import { findMemberRoles } from '../../roles/server/role.queries.ts';
import type { Session } from '../sessions.contract.ts';
import * as contract from '../sessions.contract.ts';
import { userError } from '../users.contract.ts';
import { endSessions, expiredCookie, signedInAnswer, signIn, signOut } from './session.actions.ts';

interface SessionRow {
  session_id: number;
  user_id: number;
  date_inserted: string;
  date_updated: string | null;
  date_expires: string;
  user_agent: string | null;
}

async function requireVisible(ctx: RequestContext, userID: number): Promise<void> {
  if (userID === ctx.viewer.userID) return;
  ctx.require('community.moderate');
  if (!(await findMemberRoles(ctx.db, userID))) throw notFound('User');
}

function present(ctx: RequestContext, row: SessionRow): Session {
  return {
    sessionID: row.session_id,
    userID: row.user_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    dateExpires: row.date_expires,
    isCurrent: row.session_id === ctx.viewer.sessionID,
    ...(row.user_id === ctx.viewer.userID && { userAgent: row.user_agent }),
  };
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
    const rows = await ctx.db.rows<SessionRow>(sql`
      select session_id, user_id, date_inserted, date_updated, date_expires, user_agent from sessions
      where ${sql.and([
        sql`user_id = ${query.userID}`,
        query.filter === 'valid' && sql`date_expires > now()`,
        query.filter === 'invalid' && sql`date_expires <= now()`,
      ])} order by session_id desc`);
    return rows.map((row) => present(ctx, row));
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
