// Whether somebody wants to be counted without anything of their own.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

/** -1: no choice. A member's choice belongs to the account; a browser's to the guest. */
export async function anonymityOf(ctx: RequestContext): Promise<1 | 0 | -1> {
  if (ctx.viewer.isGuest) return ctx.anonymity === undefined ? -1 : ctx.anonymity === '1' ? 1 : 0;
  const row = await ctx.db.row<{ is_anonymous: boolean }>(
    sql`select is_anonymous from analytics_choices where user_id = ${ctx.viewer.userID}`,
  );
  return row === undefined ? -1 : row.is_anonymous ? 1 : 0;
}

/** Of a browser, or of a guest; a member's choice is read when it is counted. */
export function asksNotToBeTracked(ctx: RequestContext): boolean {
  return ctx.asksNotToBeTracked || (ctx.viewer.isGuest && ctx.anonymity === '1');
}

/** Those of these members who want to be counted without anything of their own. */
export async function anonymousAmong(db: Queryable, userIDs: ReadonlySet<number>): Promise<Set<number>> {
  const rows = await db.rows<{ user_id: number }>(
    sql`select user_id from analytics_choices where user_id = any(${[...userIDs]}) and is_anonymous`,
  );
  return new Set(rows.map((row) => row.user_id));
}

// Invalidates nothing: no page depends on it.
/** Undefined takes a choice back. */
export async function chooseAnonymity(ctx: RequestContext, isAnonymous: boolean | undefined): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write((w) =>
    isAnonymous === undefined
      ? w.db.execute(sql`delete from analytics_choices where user_id = ${userID}`)
      : w.db.execute(sql`
      insert into analytics_choices (user_id, is_anonymous) values (${userID}, ${isAnonymous})
      on conflict (user_id) do update set is_anonymous = excluded.is_anonymous, date_updated = now()
      where analytics_choices.is_anonymous <> excluded.is_anonymous`),
  );
}
