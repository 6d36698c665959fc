import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import type { Session } from '../sessions.contract.ts';
import * as contract from '../sessions.contract.ts';
import { endSessions, expiredCookie, sessionCookie, signIn, signOut } from './session.actions.ts';

interface SessionRow {
  session_id: number;
  user_id: number;
  date_inserted: string;
  date_updated: string | null;
  date_expires: string;
}

function requireOwn(ctx: RequestContext, userID: number): void {
  if (userID !== ctx.viewer.userID) ctx.require('community.moderate');
}

function present(row: SessionRow): Session {
  return {
    sessionID: row.session_id,
    userID: row.user_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    dateExpires: row.date_expires,
  };
}

export const sessionRoutes = [
  route(contract.signIn, async (ctx, { body }) => {
    const { userID, name, session } = await signIn(ctx, body);
    return new Answer(
      { userID, name, dateExpires: session.dateExpires },
      { cookies: [sessionCookie(ctx, session)] },
    );
  }),
  route(contract.signOut, async (ctx) => {
    await signOut(ctx);
    return new Answer(undefined, { cookies: [expiredCookie(ctx)] });
  }),
  route(contract.listSessions, async (ctx, { query }) => {
    requireOwn(ctx, query.userID);
    const rows = await ctx.db.rows<SessionRow>(sql`
      select session_id, user_id, date_inserted, date_updated, date_expires from sessions
      where ${sql.and([
        sql`user_id = ${query.userID}`,
        query.filter === 'valid' && sql`date_expires > now()`,
        query.filter === 'invalid' && sql`date_expires <= now()`,
      ])} order by session_id desc`);
    return rows.map(present);
  }),
  route(contract.endSessions, async (ctx, { query }) => {
    requireOwn(ctx, query.userID);
    const ended = await endSessions(ctx.db, query.userID, query.sessionID);
    if (ended === 0 && query.sessionID !== undefined) throw notFound('Session');
    return undefined;
  }),
];
