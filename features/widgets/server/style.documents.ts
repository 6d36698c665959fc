// The stylesheets of widgets: colours of one place, and what HTML widgets bring along.
import { notFound } from '../../../platform/contract/errors.ts';
import type { DocumentResponse, WebDocument } from '../../../platform/server/http/document.ts';
import { findStyles } from './html-styles.ts';
import { styleClassSheet } from './style-classes.ts';

const css = (body: string): DocumentResponse => ({
  contentType: 'text/css; charset=utf-8',
  // Its name says what is in it.
  headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  body,
});

const nameOf = (file = '') => (file.endsWith('.css') ? file.slice(0, -4) : '');

export const styleDocuments: WebDocument[] = [
  {
    path: '/looks/:look',
    summary: 'The colours of one place on a page.',
    allowsUnauthenticated: true,
    handle: async (_ctx, { params }) => {
      const body = styleClassSheet(nameOf(params.look));
      if (body === undefined) throw notFound('Page');
      return css(body);
    },
  },
  {
    path: '/widget-styles/:style',
    summary: 'The styles of an HTML widget.',
    allowsUnauthenticated: true,
    handle: async (ctx, { params }) => {
      const body = await findStyles(ctx, nameOf(params.style));
      if (body === undefined) throw notFound('Page');
      return css(body);
    },
  },
];
