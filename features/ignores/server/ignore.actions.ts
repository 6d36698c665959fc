// Nothing that others see depends on it; a member's own pages are read anew, and their notifications counted again.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { notificationsTag } from '../../notifications/server/live-notifications.ts';
import { findUser } from '../../users/server/user.queries.ts';
import { ignoreError, MAX_IGNORED } from '../ignores.contract.ts';
import { userIgnored, userIgnoredNoLonger } from '../ignores.events.ts';

/** Answers since when. */
export async function ignoreUser(ctx: RequestContext, ignoredUserID: number): Promise<string> {
  const { userID } = ctx.viewer;
  if (ignoredUserID === userID) throw ignoreError('ignore.oneself');
  if (!(await findUser(ctx.db, ignoredUserID))) throw notFound('User');
  return ctx.write(async (w) => {
    const known = await sinceWhen(w, userID, ignoredUserID);
    if (known) return known;
    await requireRoom(w, userID);
    await w.db.execute(sql`
      insert into ignored_users (user_id, ignored_user_id)
      select ${userID}, user_id from users where user_id = ${ignoredUserID} and date_deleted is null for key share
      on conflict do nothing`);
    const since = await sinceWhen(w, userID, ignoredUserID);
    if (!since) throw notFound('User');
    await w.announce(userIgnored, { userID, ignoredUserID }, { invalidates: [notificationsTag(userID)] });
    return since;
  });
}

export async function ignoreNoLonger(ctx: RequestContext, ignoredUserID: number): Promise<void> {
  const { userID } = ctx.viewer;
  if (!(await findUser(ctx.db, ignoredUserID))) throw notFound('User');
  await ctx.write(async (w) => {
    const removed = await w.db.execute(
      sql`delete from ignored_users where user_id = ${userID} and ignored_user_id = ${ignoredUserID}`,
    );
    if (removed > 0)
      await w.announce(
        userIgnoredNoLonger,
        { userID, ignoredUserID },
        { invalidates: [notificationsTag(userID)] },
      );
  });
}

async function sinceWhen(
  w: WriteContext,
  userID: number,
  ignoredUserID: number,
): Promise<string | undefined> {
  const row = await w.db.row<{ date_inserted: string }>(sql`
    select date_inserted from ignored_users where user_id = ${userID} and ignored_user_id = ${ignoredUserID}`);
  return row?.date_inserted;
}

/** One after the other, so that two at once do not both find the last place. */
async function requireRoom(w: WriteContext, userID: number): Promise<void> {
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtext('ignoring'), ${userID}::int)`);
  const row = await w.db.row<{ count: number }>(
    sql`select count(*)::int as count from ignored_users where user_id = ${userID}`,
  );
  if ((row?.count ?? 0) >= MAX_IGNORED) throw ignoreError('ignore.tooMany');
}
