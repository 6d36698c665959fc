import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Session } from '../../sessions.contract.ts';

interface SessionRow {
  session_id: number;
  user_id: number;
  date_inserted: string;
  date_updated: string | null;
  date_expires: string;
  user_agent: string | null;
}

export async function findSessions(
  ctx: RequestContext,
  userID: number,
  filter: 'valid' | 'invalid' | undefined,
): Promise<Session[]> {
  const rows = await ctx.db.rows<SessionRow>(sql`
    select session_id, user_id, date_inserted, date_updated, date_expires, user_agent from sessions
    where ${sql.and([
      sql`user_id = ${userID}`,
      filter === 'valid' && sql`date_expires > now()`,
      filter === 'invalid' && sql`date_expires <= now()`,
    ])} order by session_id desc`);
  return rows.map((row) => present(ctx, row));
}

/** Among these, those that have not ended by themselves. */
export async function openSessions(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.rows<{ session_id: number }>(
    sql`select session_id from sessions where session_id = any(${[...ids]}::bigint[]) and date_expires > now()`,
  );
  return new Set(rows.map((row) => row.session_id));
}

/** The provider that vouched for who is signed in. */
export async function authenticatorOfSession(db: Queryable, sessionID: number): Promise<number | undefined> {
  const row = await db.row<{ authenticator_id: number | null }>(
    sql`select authenticator_id from sessions where session_id = ${sessionID}`,
  );
  return row?.authenticator_id ?? undefined;
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
