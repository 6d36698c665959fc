// Drafts of messages: read by whoever writes them alone.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { newestDraftID } from '../../drafts/server/draft.queries.ts';
import { draftKinds } from '../../drafts/server/draft-kinds.ts';
import { conversationPath, NEW_MESSAGE_PATH } from '../conversation.address.ts';
import { presentConversations } from './conversation.present.ts';
import { findConversations } from './conversation.queries.ts';

export const MESSAGE_DRAFT = 'message';

export const messageDrafts = draftKinds.add({
  recordType: MESSAGE_DRAFT,
  isPrivate: true,
  needsText: true,
  label: (t) => t('Private message'),
  icon: 'message-square',
  placesOf: async (ctx, drafts) => {
    const ids = drafts.flatMap((draft) => draft.parent_record_id ?? []);
    const found = ids.length > 0 ? await findConversations(ctx.db, ids, ctx.viewer.userID) : [];
    const own = found.filter((row) => row.first_number !== null);
    const shown = await presentConversations(ctx, own, new Set());
    const names = new Map(shown.map(({ conversationID, name }) => [conversationID, name]));
    return ({ draft_id: draftID, parent_record_id: conversationID }) => {
      if (conversationID === null)
        return { name: '', editUrl: ctx.url(`${NEW_MESSAGE_PATH}?draft=${draftID}`), breadCrumbs: null };
      const name = names.get(conversationID);
      return {
        name: name ?? '',
        editUrl: name === undefined ? null : ctx.url(conversationPath(conversationID)),
        breadCrumbs: null,
      };
    };
  },
});

/** The newest that was begun there; of a conversation that is not there yet, of any. */
export async function findDraftOfMessage(
  ctx: RequestContext,
  conversationID: number | undefined,
): Promise<number | null> {
  return newestDraftID(ctx.db, ctx.viewer.userID, {
    recordType: MESSAGE_DRAFT,
    parentRecordType: 'conversation',
    parentRecordID: conversationID ?? null,
  });
}
