// Where a member's pushes go. It is their own: nothing that others see depends on it.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PushKeys } from './seal-push.ts';

/** One for each session; a browser that somebody else was signed in with before is theirs no longer. */
export async function subscribeDevice(
  ctx: RequestContext,
  sessionID: number,
  { endpoint, publicKey, authSecret }: PushKeys & { endpoint: string },
): Promise<void> {
  await ctx.write(async (w) => {
    await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${endpoint}`}, 0))`);
    await w.db.execute(sql`
      delete from push_subscriptions
      where sha256(endpoint::bytea) = sha256(${endpoint}::bytea) and session_id <> ${sessionID}`);
    await w.db.execute(sql`
      insert into push_subscriptions (user_id, session_id, endpoint, public_key, auth_secret)
      values (${ctx.viewer.userID}, ${sessionID}, ${endpoint}, ${publicKey}, ${authSecret})
      on conflict (session_id) do update set endpoint = excluded.endpoint, public_key = excluded.public_key,
        auth_secret = excluded.auth_secret`);
  });
}

export async function unsubscribeDevice(ctx: RequestContext, sessionID: number): Promise<void> {
  await ctx.write((w) => w.db.execute(sql`delete from push_subscriptions where session_id = ${sessionID}`));
}
