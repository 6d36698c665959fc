// One batch of people who may all see the same, for whatever reasons: what they want, whether the record still stands, and that they were not
// notified of it already are conditions of the statements.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { enqueueDeliveries, type ToSend } from '../delivery/enqueue-deliveries.ts';
import { notificationsTag } from '../live-notifications.ts';
import type { NotificationChannel } from '../notification-channels.ts';
import { isWanted } from '../notification-exclusions.ts';
import { notificationRecords, type RecordFacts } from '../notification-records.ts';
import { usualChannels } from '../preferences/site-defaults.ts';
import type { ReceiverGroup } from './eligible-receivers.ts';
import type { Concerned, Receiver } from './find-receivers.ts';

export interface Batch extends ReceiverGroup {
  recordType: string;
  facts: RecordFacts;
  /** What happened, as it is stored: once for each member. */
  occasion: string;
  actorUserID: number;
}

/** Answers who is notified now. A channel that does not reach them will do so for no other reason either. */
export async function storeNotifications(w: WriteContext, batch: Batch): Promise<Receiver[]> {
  const { ctx, channels } = batch;
  const receivers = batch.receivers.filter(({ kind }) => usualChannels(ctx, kind));
  if (receivers.length === 0) return [];
  const wanting = await storeShown(w, { ...batch, receivers });
  await w.invalidate(wanting.filter((row) => row.is_news).map((row) => notificationsTag(row.user_id)));
  const stored = await storeDeliveries(w, batch, wanting);
  for (const channel of channels)
    await enqueueDeliveries(
      ctx,
      w,
      channel,
      stored.filter((row) => row.channel === channel.name),
    );
  const served = new Set(wanting.map((row) => row.user_id));
  return receivers.filter((each) => served.has(each.user_id));
}

interface Wanting {
  user_id: number;
  activity_type: string;
  popup: boolean;
  /** Beside the site. */
  channels: string[];
  /** It is shown to them only now. */
  is_news: boolean;
}

/** A later reason shows what an earlier one only sent. */
async function storeShown(w: WriteContext, batch: Batch): Promise<Wanting[]> {
  const { ctx, recordType, facts, occasion, actorUserID, receivers, channels } = batch;
  const userIDs = receivers.map((each) => each.user_id);
  const named = channels.map(
    ({ name, reached }) => sql`
      case when (receiver.wants ->> ${name})::bool and u.user_id in (${reached(ctx, userIDs)}) then ${name}::text end`,
  );
  return w.db.rows<Wanting>(sql`
    with wanting as (
      select u.user_id, receiver.activity_type, wanted.popup, wanted.channels
      from ${received(receivers)} receiver (user_id, wants, activity_type)
      join users u using (user_id)
      cross join lateral (
        select coalesce((receiver.wants ->> 'popup')::bool, false) as popup,
          array_remove(array[${sql.join([...named, sql`null`])}]::text[], null) as channels
      ) wanted
      where (wanted.popup or wanted.channels <> '{}') and u.banned = 0 and u.date_deleted is null and u.admin < 2
        and ${await isSeen(batch)} and ${wants(batch)}
    ), stored as (
      insert into notifications (user_id, record_type, record_id, occasion, activity_type, actor_user_id,
        discussion_id, is_shown)
      select user_id, ${recordType}, ${facts.recordID}, ${occasion}, activity_type, ${actorUserID},
        ${facts.discussion?.discussionID ?? null}::int, popup
      from wanting order by user_id
      on conflict (user_id, record_type, record_id, occasion) do update
        set activity_type = excluded.activity_type, is_shown = true
      where excluded.is_shown and not notifications.is_shown
      returning user_id, is_shown
    )
    select wanting.*, coalesce(stored.is_shown, false) as is_news
    from wanting left join stored using (user_id) order by user_id`);
}

/**
 * Mostly there is one, and PostgreSQL makes a plan for anybody only where it knows so. Of a list it is not told how long it
 * is (`offset 0`): for a short one it would make a new plan each time, which takes longer than the statement.
 */
function received(receivers: readonly Concerned[]): Sql {
  const wanted = receivers.map(({ wants: each }) => JSON.stringify(each));
  const types = receivers.map(({ kind }) => kind.activityType);
  return receivers.length === 1
    ? sql`(select ${receivers[0]?.user_id}::int, ${wanted[0]}::jsonb, ${types[0]}::text)`
    : sql`(
        select each.* from (
          select ${receivers.map((each) => each.user_id)}::int[] as ids, ${wanted}::text[]::jsonb[] as wants,
            ${types}::text[] as types offset 0
        ) given, unnest(given.ids, given.wants, given.types) each)`;
}

/** By each channel once: what an earlier reason sent is not sent again. */
function storeDeliveries(
  w: WriteContext,
  { recordType, facts, occasion }: Batch,
  wanting: readonly Wanting[],
): Promise<(ToSend & { channel: NotificationChannel['name'] })[]> {
  const pairs = wanting.flatMap(({ channels, ...each }) => channels.map((channel) => ({ ...each, channel })));
  if (pairs.length === 0) return Promise.resolve([]);
  return w.db.rows(sql`
    insert into notification_deliveries (notification_id, channel, user_id, activity_type)
    select n.notification_id, wanting.channel, n.user_id, wanting.activity_type
    from unnest(${pairs.map((each) => each.user_id)}::int[], ${pairs.map((each) => each.channel)}::text[],
      ${pairs.map((each) => each.activity_type)}::text[]) wanting (user_id, channel, activity_type)
    join notifications n on n.user_id = wanting.user_id and n.record_type = ${recordType}
      and n.record_id = ${facts.recordID} and n.occasion = ${occasion}
    order by 1, 2
    on conflict (notification_id, channel) do nothing
    returning notification_id, user_id, channel`);
}

function wants({ ctx, isDuty, facts, actorUserID }: Batch): Sql {
  if (isDuty) return sql.raw('true');
  return isWanted(ctx, {
    userID: sql.raw('u.user_id'),
    discussionID: sql`${facts.discussion?.discussionID ?? null}::int`,
    actorUserID: sql`${actorUserID}::int`,
  });
}

async function isSeen({ ctx, recordType, facts: { recordID } }: Batch): Promise<Sql> {
  const record = notificationRecords.of(ctx).find((each) => each.recordType === recordType);
  return record ? record.isSeen(ctx, sql`${recordID}`) : sql`false`;
}
