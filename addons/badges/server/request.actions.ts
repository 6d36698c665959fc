// Asking for a badge, and asking no more.
import { notFound, type RequestContext, sql } from '@parley/addon-api';
import { badgeError } from '../badges.contract.ts';
import { badgeRequested } from '../badges.events.ts';
import { type BadgeRow, requireBadge } from './badge.rows.ts';
import { BADGES_TAG } from './badges.tag.ts';

export async function askForBadge(ctx: RequestContext, badge: BadgeRow, body: string): Promise<void> {
  const { badge_id: badgeID } = badge;
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    // Behind whoever gives it, and asked under the lock: it may have been switched off meanwhile.
    await w.db.execute(sql`select from badges where badge_id = ${badgeID} for no key update`);
    const now = await requireBadge({ viewer: ctx.viewer, can: ctx.can.bind(ctx), db: w.db }, badgeID);
    if (!now.is_requestable || !now.is_active) throw badgeError('badge.notRequestable');
    const held = await w.db.row(sql`
      select from badge_members where badge_id = ${badgeID} and user_id = ${userID} and date_revoked is null`);
    if (held) throw badgeError('badge.hasIt');
    const row = await w.db.row<{ request_id: number }>(sql`
      insert into badge_requests as asked (badge_id, user_id, body) values (${badgeID}, ${userID}, ${body})
      on conflict (badge_id, user_id) do update set body = excluded.body
      where asked.status = 'pending' returning request_id`);
    if (!row) throw badgeError('badge.denied');
    await w.announce(
      badgeRequested,
      { badgeID, userID, requestID: row.request_id },
      { invalidates: [BADGES_TAG] },
    );
  });
}

/** What staff declined stays declined. */
export async function withdrawRequest(ctx: RequestContext, badgeID: number): Promise<void> {
  await ctx.write(async (w) => {
    const row = await w.db.row(sql`
      delete from badge_requests
      where badge_id = ${badgeID} and user_id = ${ctx.viewer.userID} and status = 'pending' returning request_id`);
    if (!row) throw notFound('Request');
  });
}
