import type { LayoutLookup } from '../../../platform/contract/page.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { AddressValue, PageParams } from '../../../platform/server/layouts/page-params.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { signInFirst } from '../../../platform/server/pages/sign-in-first.ts';
import { conversationPath, INBOX_PATH, NEW_MESSAGE_PATH } from '../conversation.address.ts';
import { requireConversation } from './conversation.policy.ts';
import { presentConversations } from './conversation.present.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    conversationID: number;
    messageID: AddressValue;
    messageQuery: AddressValue;
    username: AddressValue;
    sharedContent: AddressValue;
    draftOfMessage: AddressValue;
  }
}

type Params = LayoutLookup['params'];

interface About {
  title: string;
  params: PageParams;
}

/** One's own: guests sign in first, and come back to it. */
function ownView(
  type: string,
  addressOf: (params: Params) => string,
  about: (ctx: RequestContext, params: Params) => About | Promise<About>,
): ViewType {
  return {
    type,
    isPersonal: () => true,
    resolve: async (ctx, { params: asked }) => {
      if (ctx.viewer.isGuest) return signInFirst(ctx, addressOf(asked));
      ctx.require('session.valid');
      const { title, params } = await about(ctx, asked);
      const seo = { title, meta: [{ name: 'robots', content: 'noindex' }] };
      return { layoutViewType: type, records: [], params, seo };
    },
  };
}

const pageOf = (value: AddressValue): number =>
  Math.min(Math.max(Math.trunc(Number(value)) || 1, 1), 100_000);

export const conversationViews: ViewType[] = [
  ownView(
    'inbox',
    () => INBOX_PATH,
    ({ translator }, { page, query }) => ({
      title: translator.t('Messages'),
      params: { page: Math.min(pageOf(page), 1000), messageQuery: query },
    }),
  ),
  ownView(
    'conversation',
    ({ conversationID }) => conversationPath(Number(conversationID)),
    async (ctx, { conversationID, page, message, query }) => {
      const row = await requireConversation(ctx, Number(conversationID));
      const [conversation] = await presentConversations(ctx, [row], new Set());
      return {
        title: conversation?.name ?? '',
        params: {
          conversationID: row.conversation_id,
          page: pageOf(page),
          messageID: message,
          messageQuery: query,
        },
      };
    },
  ),
  ownView(
    'newMessage',
    ({ username }) => (username ? `${NEW_MESSAGE_PATH}/${String(username)}` : NEW_MESSAGE_PATH),
    (ctx, { username, content, draft }) => {
      ctx.require('conversations.add');
      return {
        title: ctx.translator.t('New message'),
        params: { username, sharedContent: content, draftOfMessage: draft },
      };
    },
  ),
];
