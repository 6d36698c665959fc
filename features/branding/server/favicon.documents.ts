import type { WebDocument } from '../../../platform/server/http/document.ts';
import { faviconKey } from '../../config/server/branding.config.ts';

/** Asked for by browsers where a document names none, and by programs that show an icon beside a link. */
export const faviconDocument: WebDocument = {
  path: '/favicon.ico',
  summary: 'Leads to the icon of the community.',
  allowsUnauthenticated: true,
  handle: async (ctx) => ({
    status: 302,
    body: '',
    redirectTo: ctx.setting(faviconKey) || '/favicon.svg',
    headers: { 'cache-control': 'public, max-age=3600' },
  }),
};
