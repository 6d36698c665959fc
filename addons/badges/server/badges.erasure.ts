// What becomes of badges when a member goes, and what they take along.
import { erasureParts, ownDataParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const badgesErasure = [
  erasureParts.add({
    id: 'badge_members',
    isOwn: true,
    rowsOf: 'badge_members',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'Badges', why: 'Who is gone has none.' }),
    before: async (w, userID) => {
      await w.db.execute(sql`
        select from badges where badge_id in (
          select badge_id from badge_members where user_id = ${userID} and date_revoked is null)
        order by badge_id for no key update`);
      // At once: a rule may give them one more in between.
      await w.db.execute(sql`
        with gone as (delete from badge_members where user_id = ${userID} returning badge_id, date_revoked)
        update badges b set count_users = count_users - 1 from gone
        where gone.badge_id = b.badge_id and gone.date_revoked is null`);
    },
  }),
  erasureParts.add({
    id: 'badge_requests',
    isOwn: true,
    rowsOf: 'badge_requests',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    columns: ['body'],
    ...wordings({ name: 'Requests for badges', why: 'Who is gone asks for nothing.' }),
  }),
];

export const badgesOwnData = [
  ownDataParts.add({
    name: 'badges',
    about: 'Badges that you have, and those that were taken back.',
    rows: (userID) => sql`
    select m.badge_id, b.name, m.points, m.reason, m.date_inserted, m.date_revoked
    from badge_members m join badges b using (badge_id) where m.user_id = ${userID} order by m.badge_id`,
  }),
  ownDataParts.add({
    name: 'badgeRequests',
    about: 'Badges that you asked for.',
    rows: (userID) => sql`
    select r.request_id, r.badge_id, b.name, r.body, r.status, r.date_inserted
    from badge_requests r join badges b using (badge_id) where r.user_id = ${userID} order by r.request_id`,
  }),
];
