// Whoever leaves what a category belongs to, a group for one, comes to none of its events that they see no more.
import { listener, makeContext, sql, systemViewer, viewerOfUser, visibleCategories } from '@parley/addon-api';
import { categoryMemberLeft } from '@parley/addon-api/events';
import { withdrawAnswer } from './participant.actions.ts';

const AT_ONCE = 100;

export const forgetMemberWhoLeft = listener(categoryMemberLeft, {
  name: 'events of a category that a member left',
  kind: 'bulk',
  handle: async (site, { payload: { categoryID, memberID } }) => {
    const viewer = await viewerOfUser(site, await site.roleRegistry(), memberID);
    // Who was deleted is forgotten by all events.
    if (!viewer) return;
    const { isAll, ids } = await visibleCategories(await makeContext(site, viewer));
    if (isAll || ids.includes(categoryID)) return;
    const ctx = await makeContext(site, systemViewer());
    for (;;) {
      const rows = await ctx.db.rows<{ event_id: number }>(sql`
        select p.event_id from calendar_participants p
        join calendar_events e using (event_id) join discussions d using (discussion_id)
        where p.user_id = ${memberID} and d.category_id = ${categoryID} and e.date_over > now()
        order by p.event_id limit ${sql.integer(AT_ONCE)}`);
      for (const { event_id: eventID } of rows)
        await withdrawAnswer(ctx, { eventID, memberID }, { alsoResting: true });
      if (rows.length < AT_ONCE) return;
    }
  },
});
