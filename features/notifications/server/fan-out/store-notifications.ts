// One batch of people who may all see the same, in one statement: what they want, whether the record still stands, and that
// they were not notified of it already are conditions of it.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { userConfig } from '../../../users/server/user.config.ts';
import { notificationsTag } from '../live-notifications.ts';
import { enqueueMails } from '../mail/enqueue-mails.ts';
import { isDuty, isWanted } from '../notification-exclusions.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import { ALL_MAIL } from '../notification-preferences.ts';
import { notificationRecords, type RecordFacts } from '../notification-records.ts';
import { usualChannels } from '../preferences/site-defaults.ts';
import type { Receiver } from './find-receivers.ts';

export interface Batch {
  /** With the rights of the receivers. */
  ctx: RequestContext;
  kind: NotificationKind;
  facts: RecordFacts;
  actorUserID: number;
  receivers: readonly Receiver[];
  mayHaveMails: boolean;
}

interface Stored {
  notification_id: number;
  user_id: number;
  is_shown: boolean;
  mail_type: string | null;
}

/** How somebody is notified now. */
export interface Served {
  userID: number;
  popup: boolean;
  email: boolean;
}

export async function storeNotifications(w: WriteContext, batch: Batch): Promise<Served[]> {
  const { ctx, kind, facts, receivers, mayHaveMails } = batch;
  const usual = usualChannels(ctx, kind);
  if (!usual) return [];
  const { recordType, occasion, activityType, preference } = kind;
  const rows = await w.db.rows<Stored>(sql`
    insert into notifications (user_id, record_type, record_id, occasion, activity_type, actor_user_id,
      discussion_id, is_shown, mail_type)
    select u.user_id, ${recordType}, ${facts.recordID}, ${occasion}, ${activityType}, ${batch.actorUserID},
      ${facts.discussion?.discussionID ?? null}::int, wanted.popup, case when wanted.email then ${activityType} end
    from unnest(${receivers.map((each) => each.user_id)}::int[], ${receivers.map((each) => each.popup)}::bool[],
      ${receivers.map((each) => each.email)}::bool[]) receiver (user_id, popup, email)
    join users u using (user_id)
    left join notification_preferences own on own.user_id = u.user_id and own.preference = ${preference ?? ''}
    left join notification_preferences all_mail
      on all_mail.user_id = u.user_id and all_mail.preference = ${ALL_MAIL} and not all_mail.email
    cross join lateral (
      select coalesce(receiver.popup, own.popup, ${usual.popup}) as popup,
        ${mayHaveMails} and u.email is not null and (u.email_confirmed or not ${ctx.setting(userConfig.confirmsEmail)})
          and all_mail.user_id is null
          and coalesce(receiver.email, own.email, ${usual.email}) as email
    ) wanted
    where (wanted.popup or wanted.email) and u.banned = 0 and u.date_deleted is null and u.admin < 2
      and ${await isSeen(ctx, kind, facts.recordID)} and ${wants(batch)}
    order by u.user_id
    on conflict (user_id, record_type, record_id, occasion) do update set
      activity_type = case when notifications.is_shown then notifications.activity_type else excluded.activity_type end,
      is_shown = notifications.is_shown or excluded.is_shown,
      mail_type = coalesce(notifications.mail_type, excluded.mail_type)
    where (excluded.is_shown and not notifications.is_shown)
      or (excluded.mail_type is not null and notifications.mail_type is null)
    returning notification_id, user_id, is_shown, mail_type`);
  await w.invalidate(rows.map((row) => notificationsTag(row.user_id)));
  await enqueueMails(
    ctx,
    w,
    rows.filter((row) => row.mail_type === activityType),
  );
  return rows.map((row) => ({ userID: row.user_id, popup: row.is_shown, email: row.mail_type !== null }));
}

function wants({ ctx, kind, facts, actorUserID }: Batch): Sql {
  if (isDuty(kind)) return sql.raw('true');
  return isWanted(ctx, {
    userID: sql.raw('u.user_id'),
    discussionID: sql`${facts.discussion?.discussionID ?? null}::int`,
    actorUserID: sql`${actorUserID}::int`,
  });
}

async function isSeen(ctx: RequestContext, { recordType }: NotificationKind, recordID: number) {
  const record = notificationRecords.of(ctx).find((each) => each.recordType === recordType);
  return record ? record.isSeen(ctx, sql`${recordID}`) : sql`false`;
}
