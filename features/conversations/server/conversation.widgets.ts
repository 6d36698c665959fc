import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { findUserIDsByName } from '../../users/server/user.queries.ts';
import { nameKey } from '../../users/server/user-name.ts';
import type { MessagesPageProps, NewMessagePageProps } from '../conversation-pages.contract.ts';
import { shownPerson } from '../listed-conversation.ts';
import { conversationConfig } from './conversation.config.ts';
import { listedInbox, listedMatches } from './listed-inbox.ts';
import { findDraftOfMessage } from './message-drafts.ts';
import { openedConversation } from './opened-conversation.ts';

export const conversationWidgets = [
  widget({
    id: 'conversations.messages',
    component: 'MessagesPage',
    name: 'Messages',
    views: ['inbox', 'conversation'],
    hydrate: async (ctx, { params }): Promise<MessagesPageProps | null> => {
      if (ctx.viewer.isGuest) return null;
      const { conversationID, page = 1, messageID } = params;
      const query = textOf(params.messageQuery, 200);
      const isInbox = conversationID === undefined;
      const inboxPage = isInbox ? page : 1;
      const [{ inbox, hasMore }, found, opened] = await Promise.all([
        listedInbox(ctx, inboxPage),
        query === '' || !isInbox ? [] : listedMatches(ctx, query),
        isInbox
          ? null
          : openedConversation(ctx, conversationID, { page, messageID: Number(messageID) || 0, query }),
      ]);
      const canBegin = ctx.can('conversations.add');
      return { inbox, inboxPage, hasMore, query: isInbox ? query : '', found, opened, canBegin };
    },
  }),
  widget({
    id: 'conversations.newMessage',
    component: 'NewMessagePage',
    name: 'New message',
    views: ['newMessage'],
    hydrate: async (ctx, { params }): Promise<NewMessagePageProps | null> => {
      if (ctx.viewer.isGuest) return null;
      return {
        recipients: await named(ctx, textOf(params.username, 200)),
        content: textOf(params.sharedContent, 2000),
        hasSubjects: ctx.setting(conversationConfig.hasSubjects),
        maxRecipients: ctx.setting(conversationConfig.maxRecipients) - 1,
        maxLength: ctx.setting(conversationConfig.maxLength),
        draftID: Number(params.draftOfMessage) || (await findDraftOfMessage(ctx, undefined)),
      };
    },
  }),
];

const textOf = (value: string | string[] | undefined, length: number): string =>
  typeof value === 'string' ? value.trim().slice(0, length) : '';

/** Whom the address names. Of a name that is nobody’s nothing is filled in. */
async function named(ctx: RequestContext, name: string): Promise<NewMessagePageProps['recipients']> {
  if (name === '') return [];
  const found = await findUserIDsByName(ctx.db, nameKey(name));
  const ids = found.map((row) => row.user_id).filter((userID) => userID !== ctx.viewer.userID);
  return [...(await userFragments(ctx, ids)).values()].map(shownPerson);
}
