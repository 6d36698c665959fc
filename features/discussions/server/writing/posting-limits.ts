// Nobody floods a community by hand or by script; the people who look after it are exempt.
import type { ConfigKey } from '../../../../platform/server/config/config-key.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { discussionError } from '../../discussions.contract.ts';

export interface PostingLimits {
  table: 'discussions' | 'comments';
  count: ConfigKey<number>;
  /** Seconds. */
  window: ConfigKey<number>;
  /** Seconds to wait after having been too fast. */
  lock: ConfigKey<number>;
}

/**
 * Refuses who posted `count` times within the window and has not waited since, and who sends the same body again.
 * Posts of one person wait for each other, so that a parallel burst is checked one by one.
 */
export async function requireWithinLimits(
  ctx: RequestContext,
  w: WriteContext,
  limits: PostingLimits,
  body: string,
): Promise<void> {
  const count = ctx.setting(limits.count);
  // Guests are no one person: theirs are counted by address (`guestPosting`).
  if (count === 0 || ctx.viewer.isGuest || ctx.can(['community.moderate', 'site.manage'])) return;
  const { userID } = ctx.viewer;
  const window = ctx.setting(limits.window);
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtext('posting'), ${userID}::int)`);
  const row = await w.db.row<{ is_duplicate: boolean; is_flood: boolean }>(sql`
    with newest as (
      select body, date_inserted from ${sql.raw(limits.table)}
      where insert_user_id = ${userID} order by date_inserted desc limit ${sql.integer(Math.max(count, 5))}
    ), last as (select date_inserted from newest order by date_inserted desc limit ${sql.integer(count)})
    select
      exists (select from newest where body = ${body} and date_inserted > now() - make_interval(secs => ${window})) as is_duplicate,
      (select count(*) = ${count}
        and max(date_inserted) - min(date_inserted) <= make_interval(secs => ${window})
        and max(date_inserted) > now() - make_interval(secs => ${ctx.setting(limits.lock)}) from last) as is_flood`);
  if (row?.is_duplicate) throw discussionError('discussion.duplicate');
  if (row?.is_flood) throw discussionError('discussion.flood');
}
