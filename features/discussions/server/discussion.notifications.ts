// What people are notified of about discussions: when one is started, and who it mentions then or later.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import {
  type NotificationRecord,
  notificationRecords,
} from '../../notifications/server/notification-records.ts';
import { notifiesOf } from '../../notifications/server/notifies-of.ts';
import { discussionPath } from '../discussion.address.ts';
import { discussionEdited, discussionRestored, discussionStarted } from '../discussions.events.ts';
import { withOwnEmbeds } from './bodies/own-embeds.ts';

/** A condition on `discussions d`: it stands where the viewer sees what stands. */
export async function standsInSight(ctx: RequestContext): Promise<Sql> {
  const visible = await visibleCategories(ctx);
  return sql.and([
    sql`d.date_held is null and d.date_removed is null and d.type <> 'redirect'`,
    !visible.isAll && sql`d.category_id = any(${visible.ids})`,
  ]);
}

interface Row {
  discussion_id: number;
  name: string;
  category_id: number;
  insert_user_id: number;
  date_inserted: string;
}

const discussionNotifications: NotificationRecord = {
  recordType: 'discussion',
  isSeen: async (ctx, recordID) => sql`exists (
    select from discussions d where d.discussion_id = ${recordID} and ${await standsInSight(ctx)})`,
  discussionOf: (recordID) => recordID,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Row>(sql`
      select discussion_id, name, category_id, insert_user_id, date_inserted from discussions
      where discussion_id = ${sql.anyOf(ids)} and date_removed is null`);
    return rows.map((row) => {
      const {
        discussion_id: discussionID,
        name,
        category_id: categoryID,
        insert_user_id: insertUserID,
      } = row;
      const path = discussionPath({ discussionID, name });
      return {
        recordID: discussionID,
        name,
        path,
        insertUserID,
        dateInserted: row.date_inserted,
        discussion: { discussionID, name, path, categoryID, insertUserID },
      };
    });
  },
  recent: async (ctx, since, limit) => {
    const visible = await visibleCategories(ctx);
    return {
      posts: sql`
        select d.discussion_id as record_id, d.discussion_id, d.insert_user_id as discussion_user_id, d.category_id,
          d.insert_user_id as author_id, d.date_inserted
        from discussions d where d.date_held is null and d.date_inserted > ${since} and d.type <> 'redirect'
        order by d.date_inserted desc, d.discussion_id desc limit ${sql.integer(limit)}`,
      isSeen: visible.isAll ? sql.raw('true') : sql`p.category_id = any(${visible.ids})`,
    };
  },
  bodies: async (ctx, ids) => {
    const rows = await ctx.db.rows<{ discussion_id: number; body_html: string }>(
      sql`select discussion_id, body_html from discussions where discussion_id = ${sql.anyOf(ids)}`,
    );
    const bodies = await withOwnEmbeds(
      ctx,
      rows.map((row) => row.body_html),
    );
    return new Map(rows.map((row, at) => [row.discussion_id, bodies[at] ?? '']));
  },
};

const posted = (discussionID: number) => ({
  recordType: 'discussion',
  recordID: discussionID,
  occasion: 'posted',
});

export const discussionNotificationListeners = [
  notifiesOf(discussionStarted, ({ discussionID, userID }) => ({
    ...posted(discussionID),
    actorUserID: userID,
  })),
  notifiesOf(discussionRestored, ({ discussionID }) => ({ ...posted(discussionID), isSeenAgain: true })),
  notifiesOf(discussionEdited, ({ discussionID, mentionedUserIDs }) =>
    mentionedUserIDs.length > 0 ? { ...posted(discussionID), reasons: ['mention'] } : undefined,
  ),
];

export const discussionNotificationRecord = notificationRecords.add(discussionNotifications);
