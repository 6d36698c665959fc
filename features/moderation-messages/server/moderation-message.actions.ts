// What moderators do with messages, and what a member does who has read one.
import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireRevision } from '../../../platform/server/http/responses/revision.ts';
import { layoutRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import { categoriesSnapshot } from '../../categories/server/category.snapshot.ts';
import { preparedBody } from '../../mentions/server/prepared-body.ts';
import type { ModerationMessagePatch, ModerationMessagePost } from '../moderation-messages.contract.ts';
import {
  moderationMessageAdded,
  moderationMessageChanged,
  moderationMessageDeleted,
  moderationMessageDismissed,
} from '../moderation-messages.events.ts';
import { editableOf, lockMessage, MESSAGES_TAG, type MessageRow } from './moderation-messages.snapshot.ts';

const LIMITS = { min: 0, max: 10_000 };
const invalidates = [MESSAGES_TAG];

export async function addMessage(ctx: RequestContext, post: ModerationMessagePost): Promise<number> {
  const values = await columnsOf(ctx, post);
  const names = Object.keys(values);
  return ctx.write(async (w) => {
    const row = await w.db.row<{ moderation_message_id: number }>(sql`
      insert into moderation_messages (insert_user_id, ${sql.raw(names.join(', '))})
      values (${ctx.viewer.userID}, ${sql.join(names.map((name) => sql`${values[name]}`))})
      returning moderation_message_id`);
    const moderationMessageID = row?.moderation_message_id ?? 0;
    await w.announce(moderationMessageAdded, { moderationMessageID }, { invalidates });
    return moderationMessageID;
  });
}

/** Who waved the old words away is shown the new ones. */
export async function changeMessage(
  ctx: RequestContext,
  before: MessageRow,
  patch: ModerationMessagePatch,
): Promise<void> {
  const values = await columnsOf(ctx, patch, before);
  const moderationMessageID = before.moderation_message_id;
  await ctx.write(async (w) => {
    const now = await lockMessage(w.db, moderationMessageID);
    if (!now) throw notFound('Moderation message');
    requireRevision(ctx, editableOf(now), { dateUpdated: null, updateUserID: null });
    if (Object.keys(values).length === 0) return;
    const assignments: Sql[] = Object.entries(values).map(
      ([name, value]) => sql`${sql.raw(name)} = ${value}`,
    );
    await w.db.execute(sql`
      update moderation_messages set ${sql.join(assignments)}, date_updated = now()
      where moderation_message_id = ${moderationMessageID}`);
    if (values.body !== undefined && values.body !== now.body)
      await w.db.execute(sql`
        delete from moderation_message_dismissals where moderation_message_id = ${moderationMessageID}`);
    await w.announce(moderationMessageChanged, { moderationMessageID }, { invalidates });
  });
}

export async function deleteMessage(ctx: RequestContext, moderationMessageID: number): Promise<void> {
  await ctx.write(async (w) => {
    const deleted = await w.db.execute(
      sql`delete from moderation_messages where moderation_message_id = ${moderationMessageID}`,
    );
    if (deleted === 0) throw notFound('Moderation message');
    await w.announce(moderationMessageDeleted, { moderationMessageID }, { invalidates });
  });
}

/** One's own mark: no page that others see is made of it. */
export async function dismissMessage(ctx: RequestContext, moderationMessageID: number): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const added = await w.db.execute(sql`
      insert into moderation_message_dismissals (moderation_message_id, user_id)
      select moderation_message_id, ${userID} from moderation_messages
      where moderation_message_id = ${moderationMessageID}
      for key share
      on conflict do nothing`);
    if (added > 0) await w.announce(moderationMessageDismissed, { moderationMessageID, userID });
  });
}

async function columnsOf(
  ctx: RequestContext,
  given: ModerationMessagePatch,
  before?: MessageRow,
): Promise<Record<string, unknown>> {
  if (given.layoutViewType !== undefined) requireKnownView(ctx, given.layoutViewType);
  const columns: Record<string, unknown> = {
    ...(await bodyColumns(ctx, given, before)),
    is_dismissible: given.isDismissible,
    is_enabled: given.isEnabled,
    category_id: await categoryOf(ctx, given, before),
    includes_descendants: given.includeDescendants,
    type: given.type,
    view_location: given.viewLocation,
    layout_view_type: given.layoutViewType,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

async function bodyColumns(
  ctx: RequestContext,
  given: ModerationMessagePatch,
  before: MessageRow | undefined,
): Promise<Record<string, unknown>> {
  const source = given.body ?? before?.body;
  const format = given.format ?? before?.format;
  if (source === undefined || format === undefined || (!given.body && !given.format)) return {};
  const body = await preparedBody(ctx, source, format, LIMITS);
  return { body: source, format, body_html: body.html, renderer_version: RENDERER_VERSION };
}

/** A record without a type is a category; without a record it stands wherever such pages are. */
async function categoryOf(
  ctx: RequestContext,
  { recordType, recordID }: ModerationMessagePatch,
  before: MessageRow | undefined,
): Promise<number | null | undefined> {
  if (recordType === null || recordID === null) return null;
  if (recordID === undefined) {
    if (recordType === 'category' && !before?.category_id)
      throw fieldProblem('recordID', 'recordID is required.', 400, 'missingField');
    return undefined;
  }
  const tree = await ctx.snapshot(categoriesSnapshot);
  if (!tree.byID.has(recordID)) throw notFound('Category');
  return recordID;
}

/** The kinds of page there are, and `all`. */
function requireKnownView(ctx: RequestContext, layoutViewType: string): void {
  const { views, templates } = layoutRegistry(ctx);
  if (layoutViewType === 'all' || views.has(layoutViewType) || templates.has(layoutViewType)) return;
  const known = ['all', ...new Set([...views.keys(), ...templates.keys()])].sort();
  throw fieldProblem('layoutViewType', `layoutViewType must be one of: ${known.join(', ')}.`);
}
