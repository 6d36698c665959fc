import type { WebDocument } from '../../../../platform/server/http/document.ts';
import { unsubscribeAtOnce } from './unsubscribe.actions.ts';

/** The same address as the page: mail programs post to what stands in List-Unsubscribe (RFC 8058). */
export const unsubscribeDocuments: WebDocument[] = [
  {
    method: 'POST',
    path: '/unsubscribe/:token',
    summary: 'Switches off the mails of a kind by the button of a mail program.',
    allowsUnauthenticated: true,
    handle: async (ctx, { params }) => {
      await unsubscribeAtOnce(ctx, params.token ?? '');
      return { body: 'OK', headers: { 'cache-control': 'no-store' } };
    },
  },
];
