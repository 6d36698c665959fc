import type { WebDocument } from '../../../platform/server/http/document.ts';
import { EMBED_SCRIPT } from './embed.script.ts';

const SCRIPT_PATH = '/embed.js';

export const embedDocuments: WebDocument[] = [
  {
    path: SCRIPT_PATH,
    summary: 'The script of a page that shows the community in itself: it puts a frame in its own place.',
    allowsUnauthenticated: true,
    handle: async () => ({
      body: EMBED_SCRIPT,
      contentType: 'text/javascript; charset=utf-8',
      headers: { 'cache-control': 'public, max-age=3600' },
    }),
  },
  {
    path: '/api/v2/assets/embed-script',
    summary: 'Leads to the script of a page that shows the community in itself.',
    allowsUnauthenticated: true,
    handle: async () => ({ body: '', status: 302, redirectTo: SCRIPT_PATH }),
  },
];
