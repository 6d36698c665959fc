// From rows to what the API answers: names, titles and addresses are those of now.
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import { notificationReadPath } from '../notification.address.ts';
import type { Notification } from '../notifications.contract.ts';
import type { NotificationRow } from './notification.queries.ts';
import { type NotificationKind, notificationKinds } from './notification-kinds.ts';
import { notificationRecords, type RecordFacts } from './notification-records.ts';

/** A notification with all that is said of it. */
export interface NamedNotification {
  row: NotificationRow;
  kind: NotificationKind;
  facts: RecordFacts;
  actor: UserFragment;
}

/** By the type of what is said: on the site, or in a mail. What is gone meanwhile is left out. */
export async function nameNotifications(
  ctx: RequestContext,
  rows: readonly NotificationRow[],
  typeOf = (row: NotificationRow): string => row.activity_type,
): Promise<NamedNotification[]> {
  const [facts, people] = await Promise.all([
    factsOf(ctx, rows),
    userFragments(
      ctx,
      rows.map((row) => row.actor_user_id),
    ),
  ]);
  const kinds = new Map(notificationKinds.of(ctx).map((kind) => [kind.activityType, kind]));
  return rows.flatMap((row) => {
    const kind = kinds.get(typeOf(row));
    const known = facts.get(`${row.record_type} ${row.record_id}`);
    const actor = people.get(row.actor_user_id);
    return kind && known && actor ? [{ row, kind, facts: known, actor }] : [];
  });
}

async function factsOf(
  ctx: RequestContext,
  rows: readonly NotificationRow[],
): Promise<Map<string, RecordFacts>> {
  const found = await Promise.all(
    notificationRecords.of(ctx).map(async (record) => {
      const ids = rows.filter((row) => row.record_type === record.recordType).map((row) => row.record_id);
      const facts = ids.length > 0 ? await record.facts(ctx, ids) : [];
      return facts.map((each) => [`${record.recordType} ${each.recordID}`, each] as const);
    }),
  );
  return new Map(found.flat());
}

// Signs that no text holds, in place of what is named: it is put in when the sentence stands, in whatever language.
const GAPS = { actor: '\ue000', name: '\ue001' };

/** The sentence, each name as `name` writes it. */
export function headlineOf(
  t: Translator['t'],
  { kind, facts, actor }: NamedNotification,
  { text, name }: { text: (plain: string) => string; name: (plain: string) => string },
): string {
  const names = { [GAPS.actor]: actor.name, [GAPS.name]: facts.name };
  return text(kind.headline(t, GAPS)).replace(/[\ue000\ue001]/g, (gap) => name(names[gap] ?? ''));
}

const asHtml = {
  text: escapeHtml,
  // A name keeps its own direction, whatever stands around it.
  name: (plain: string) => `<strong>${escapeHtml(plain)}</strong>`,
};
export const asText = { text: (plain: string) => plain, name: (plain: string) => plain };

export function headlineHtml(t: Translator['t'], named: NamedNotification): string {
  return headlineOf(t, named, asHtml);
}

export async function presentNotifications(
  ctx: RequestContext,
  rows: readonly NotificationRow[],
  { withDiscussion }: { withDiscussion: boolean },
): Promise<Notification[]> {
  const named = await nameNotifications(ctx, rows);
  const inApi = new Set(
    notificationRecords
      .of(ctx)
      .filter((record) => record.isInApi !== false)
      .map((record) => record.recordType),
  );
  return named.map((each) =>
    present(ctx, each, { withDiscussion, isInApi: inApi.has(each.row.record_type) }),
  );
}

function present(
  ctx: RequestContext,
  named: NamedNotification,
  { withDiscussion, isInApi }: { withDiscussion: boolean; isInApi: boolean },
): Notification {
  const { row, kind, facts, actor } = named;
  const { discussion } = facts;
  return {
    notificationID: row.notification_id,
    notifyUsers: actor.userID > 0 ? [actor] : [],
    activityType: kind.activityType,
    activityName: kind.activityType,
    body: headlineHtml(ctx.translator.t, named),
    photoUrl: actor.photoUrl || null,
    url: ctx.url(facts.path),
    read: row.date_read !== null,
    ...(row.date_read === null && { readUrl: ctx.url(notificationReadPath(row.notification_id)) }),
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated ?? row.date_inserted,
    count: row.count,
    reason: kind.reason,
    icon: kind.icon,
    ...(isInApi && {
      recordType: row.record_type,
      recordID: row.record_id,
      recordUrl: ctx.url(facts.path.split('#')[0] ?? facts.path),
    }),
    discussionID: discussion?.discussionID ?? null,
    ...(withDiscussion &&
      discussion && {
        discussion: {
          discussionID: discussion.discussionID,
          name: discussion.name,
          url: ctx.url(discussion.path),
          categoryID: discussion.categoryID,
        },
      }),
  };
}
