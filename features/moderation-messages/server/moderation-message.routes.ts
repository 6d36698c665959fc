import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { withRevision } from '../../../platform/server/http/responses/revision.ts';
import { type Answer, route } from '../../../platform/server/http/route.ts';
import type { ModerationMessage } from '../moderation-messages.contract.ts';
import * as contract from '../moderation-messages.contract.ts';
import { addMessage, changeMessage, deleteMessage, dismissMessage } from './moderation-message.actions.ts';
import { requireMessage, visibleMessages } from './moderation-message.policy.ts';
import { editableOf, type MessageRow } from './moderation-messages.snapshot.ts';

export const moderationMessageRoutes = [
  route(contract.listModerationMessages, async (ctx, { query }) => {
    const rows = (await visibleMessages(ctx)).filter(
      (row) =>
        (query.isEnabled === undefined || row.is_enabled === query.isEnabled) &&
        (query.recordID === undefined || row.category_id === query.recordID) &&
        (query.type === undefined || row.type === query.type) &&
        (query.layoutViewType === undefined || row.layout_view_type === query.layoutViewType),
    );
    const dismissed = await findDismissed(ctx.db, ctx.viewer.userID);
    return rows.map((row) => present(ctx, row, dismissed));
  }),
  route(contract.getModerationMessage, (ctx, { params }) => oneMessage(ctx, params.moderationMessageID)),
  route(contract.postModerationMessage, async (ctx, { body }) =>
    oneMessage(ctx, await addMessage(ctx, body)),
  ),
  route(contract.patchModerationMessage, async (ctx, { params, body }) => {
    await changeMessage(ctx, await requireMessage(ctx, params.moderationMessageID), body);
    return oneMessage(ctx, params.moderationMessageID);
  }),
  route(contract.deleteModerationMessage, async (ctx, { params }) => {
    await deleteMessage(ctx, params.moderationMessageID);
    return undefined;
  }),
  route(contract.dismissModerationMessage, async (ctx, { params }) => {
    const row = await requireMessage(ctx, params.moderationMessageID);
    if (!row.is_dismissible) throw contract.moderationMessageError('moderationMessage.stays');
    await dismissMessage(ctx, params.moderationMessageID);
    return { dismissed: true };
  }),
];

/** Its revision is for those who may edit it. */
async function oneMessage(
  ctx: RequestContext,
  moderationMessageID: number,
): Promise<ModerationMessage | Answer<ModerationMessage>> {
  const row = await requireMessage(ctx, moderationMessageID);
  const message = present(ctx, row, await findDismissed(ctx.db, ctx.viewer.userID));
  return ctx.can('community.moderate') ? withRevision(message, editableOf(row)) : message;
}

async function findDismissed(db: Queryable, userID: number): Promise<Set<number>> {
  const rows = await db.rows<{ moderation_message_id: number }>(sql`
    select moderation_message_id from moderation_message_dismissals where user_id = ${userID}`);
  return new Set(rows.map((row) => row.moderation_message_id));
}

function present(ctx: RequestContext, row: MessageRow, dismissed: ReadonlySet<number>): ModerationMessage {
  return {
    moderationMessageID: row.moderation_message_id,
    body: row.body_html,
    ...(ctx.can('community.moderate') && { bodyRaw: row.body }),
    format: row.format,
    isDismissible: row.is_dismissible,
    isEnabled: row.is_enabled,
    recordType: row.category_id === null ? null : 'category',
    recordID: row.category_id,
    includeDescendants: row.includes_descendants,
    type: row.type,
    viewLocation: row.view_location,
    layoutViewType: row.layout_view_type,
    dismissed: dismissed.has(row.moderation_message_id),
  };
}
