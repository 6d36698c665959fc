// Whoever sees the events of a category no more comes to none of them: who left what it belongs to, a group for one, and all
// who are no members where a public group was made private or secret.
import {
  listener,
  makeContext,
  type RequestContext,
  type Site,
  sql,
  systemViewer,
  viewerOfUser,
  visibleCategories,
} from '@parley/addon-api';
import { categoryMemberLeft, categoryRestricted } from '@parley/addon-api/events';
import { withdrawAnswer } from './participant.actions.ts';

const AT_ONCE = 100;

export const forgetMemberWhoLeft = listener(categoryMemberLeft, {
  name: 'events of a category that a member left',
  kind: 'bulk',
  handle: async (site, { payload: { categoryID, memberID } }) =>
    forgetUnlessSeen(await makeContext(site, systemViewer()), { categoryID, memberID }),
});

/**
 * Not wherever a category is closed: permissions are changed in steps, records go out of sight for a time, and what is taken
 * back would have cost everybody their place.
 */
export const forgetWhoIsExcluded = listener(categoryRestricted, {
  name: 'events of a category that is for its members from now on',
  kind: 'bulk',
  handle: async (site, { payload: { categoryID } }) => {
    const ctx = await makeContext(site, systemViewer());
    // Whoever waits goes first: else they would move up, and hear so, before they go themselves.
    for (const isWaiting of [true, false]) await forgetAllExcluded(ctx, { categoryID, isWaiting });
  },
});

async function forgetAllExcluded(
  ctx: RequestContext,
  of: { categoryID: number; isWaiting: boolean },
): Promise<void> {
  const { categoryID, isWaiting } = of;
  for (let after = 0; ; ) {
    const rows = await ctx.db.rows<{ user_id: number }>(sql`
      select distinct p.user_id from calendar_participants p
      join calendar_events e using (event_id) join discussions d using (discussion_id)
      where d.category_id = ${categoryID} and e.date_over > now() and (p.wait_number is not null) = ${isWaiting}
        and p.user_id > ${after}
      order by p.user_id limit ${sql.integer(AT_ONCE)}`);
    for (const { user_id: memberID } of rows)
      await forgetUnlessSeen(ctx, { categoryID, memberID, isWaiting });
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.user_id ?? after;
  }
}

interface Forgotten {
  categoryID: number;
  memberID: number;
  /** Absent: whether they wait or not. */
  isWaiting?: boolean;
}

async function forgetUnlessSeen(ctx: RequestContext, of: Forgotten): Promise<void> {
  const { categoryID, memberID, isWaiting } = of;
  if (await seesCategory(ctx.site, memberID, categoryID)) return;
  const condition = isWaiting === undefined ? sql`true` : sql`(p.wait_number is not null) = ${isWaiting}`;
  for (;;) {
    const rows = await ctx.db.rows<{ event_id: number }>(sql`
      select p.event_id from calendar_participants p
      join calendar_events e using (event_id) join discussions d using (discussion_id)
      where p.user_id = ${memberID} and d.category_id = ${categoryID} and e.date_over > now() and ${condition}
      order by p.event_id limit ${sql.integer(AT_ONCE)}`);
    for (const { event_id: eventID } of rows)
      await withdrawAnswer(ctx, { eventID, memberID }, { alsoResting: true });
    if (rows.length < AT_ONCE) return;
  }
}

/** Who was deleted is forgotten by all events: nothing is to be done here. */
async function seesCategory(site: Site, memberID: number, categoryID: number): Promise<boolean> {
  const viewer = await viewerOfUser(site, await site.roleRegistry(), memberID);
  if (!viewer) return true;
  const { isAll, ids } = await visibleCategories(await makeContext(site, viewer));
  return isAll || ids.includes(categoryID);
}
