// The stylesheets of widgets: colours of one place, and what HTML widgets bring along.
import { notFound } from '../../../platform/contract/errors.ts';
import type { DocumentAnswer, WebDocument } from '../../../platform/server/http/document.ts';
import { findStyles } from './html-styles.ts';
import { lookStylesheet } from './looks.ts';

const css = (body: string): DocumentAnswer => ({
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
    isOpenToStrangers: true,
    handle: async (_ctx, { params }) => {
      const body = lookStylesheet(nameOf(params.look));
      if (body === undefined) throw notFound('Page');
      return css(body);
    },
  },
  {
    path: '/widget-styles/:style',
    summary: 'The styles of an HTML widget.',
    isOpenToStrangers: true,
    handle: async (ctx, { params }) => {
      const body = await findStyles(ctx, nameOf(params.style));
      if (body === undefined) throw notFound('Page');
      return css(body);
    },
  },
];
