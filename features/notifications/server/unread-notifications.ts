// The number beside the bell, on every page of a member: counted again after something it depends on has changed.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { cachedNumber, cacheNumber } from '../../../platform/server/cache/cached-rows.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RememberedCount } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { notificationsTag } from './live-notifications.ts';
import { MOST_COUNTED, unreadSeen } from './notification.queries.ts';
import { notificationRecords } from './notification-records.ts';

const NAME = 'unread notifications';

/** Of more than that it depends on too much to be remembered long. */
const MOST_DISCUSSIONS = 50;

interface Counted {
  count: number;
  /** Which they are about; null among them: something else. */
  discussionIDs: (number | null)[] | null;
  /** Others are unread that are not seen now. */
  hasUnseen: boolean;
}

export const rememberedUnread: RememberedCount = {
  known: (ctx) => cachedNumber(ctx, NAME),
  select: async (ctx) => sql`(
    select jsonb_build_object('count', count(*), 'discussionIDs', jsonb_agg(distinct unread.discussion_id),
      'hasUnseen', count(*) < (
        select count(*) from (
          select from notifications where user_id = (select ${ctx.viewer.userID}::int) and is_shown and date_read is null
          limit ${sql.integer(MOST_COUNTED)}) stored))
    from (${await unreadSeen(ctx, sql`${discussionOf(ctx)} as discussion_id`)}) unread)`,
  remember: (ctx, selected, madeAt) => {
    const counted = selected as Counted;
    cacheNumber(ctx, NAME, { value: counted.count, tags: tagsOf(ctx, counted), madeAt });
    return counted.count;
  },
};

function discussionOf(ctx: RequestContext): Sql {
  const cases = notificationRecords
    .of(ctx)
    .flatMap(({ recordType, discussionOf: of }) =>
      of ? [sql`when n.record_type = ${sql.constant(recordType)} then ${of(sql.raw('n.record_id'))}`] : [],
    );
  return cases.length > 0 ? sql`case ${sql.join(cases, ' ')} end` : sql`null::int`;
}

function tagsOf({ viewer }: RequestContext, { discussionIDs, hasUnseen }: Counted): string[] {
  const ids = (discussionIDs ?? []).filter((id) => id !== null);
  const isKnown = !hasUnseen && ids.length === (discussionIDs ?? []).length && ids.length <= MOST_DISCUSSIONS;
  const { anything, categories, roles, config, addons, user } = cacheTag;
  return [
    ...(isKnown ? ids.map(cacheTag.discussion) : [anything]),
    ...[notificationsTag(viewer.userID), user(viewer.userID), categories, roles, config, addons],
  ];
}
