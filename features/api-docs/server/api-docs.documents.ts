// The OpenAPI document for people: an index of all calls, and a page for each area. Read without any script;
// one of its own sends what is tried.
import { notFound } from '../../../platform/contract/errors.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import { openApiDocument } from '../../../platform/server/http/open-api/open-api.ts';
import { areaPage, areasOf, indexPage } from './api-docs.html.ts';
import { styles } from './api-docs.styles.ts';
import { tryScript } from './try-call.script.ts';

const HTML = 'text/html; charset=utf-8';

export const apiDocsDocuments: WebDocument[] = [
  {
    path: '/api/docs',
    summary: 'All calls of the API, for people.',
    handle: async (ctx) => ({ contentType: HTML, body: indexPage(areasOf(openApiDocument(ctx.site))) }),
  },
  {
    path: '/api/docs/:area',
    summary: 'The calls of one area of the API, for people.',
    handle: async (ctx, { params }) => {
      const document = openApiDocument(ctx.site);
      const area = areasOf(document).find(({ id }) => id === params.area);
      if (!area) throw notFound('Area');
      return { contentType: HTML, body: areaPage(document, area) };
    },
  },
  {
    path: '/api/docs.css',
    summary: 'How the pages about the API look.',
    allowsUnauthenticated: true,
    handle: async () => ({
      contentType: 'text/css; charset=utf-8',
      body: styles,
      headers: { 'cache-control': 'public, max-age=3600' },
    }),
  },
  {
    path: '/api/docs.js',
    summary: 'What sends a call that is tried on the pages about the API.',
    allowsUnauthenticated: true,
    handle: async () => ({
      contentType: 'text/javascript; charset=utf-8',
      body: tryScript,
      headers: { 'cache-control': 'public, max-age=3600' },
    }),
  },
];
