// How high pictures in signatures are: a setting, so a stylesheet of its own for pages with posts. Nothing is stored of it.
import { notFound } from '../../../platform/contract/errors.ts';
import { widgetNode } from '../../../platform/contract/widget-data.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import type { PageAdditions } from '../../../platform/server/layouts/page-additions.ts';
import { signatureConfig } from './signature.config.ts';

const NAME = /^height-([1-9]\d{0,3})\.css$/;

export const pictureHeightDocument: WebDocument = {
  path: '/signatures/:style',
  summary: 'How high pictures in signatures are shown.',
  allowsUnauthenticated: true,
  handle: async (_ctx, { params }) => {
    const height = NAME.exec(params.style ?? '')?.[1];
    if (height === undefined) throw notFound('Page');
    return {
      contentType: 'text/css; charset=utf-8',
      // Its name says what is in it.
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      body: `:root{--signature-picture-height:${height}px}`,
    };
  },
};

export const pictureHeightOfPage: PageAdditions = async (ctx, view) => {
  const height = ctx.setting(signatureConfig.imageMaxHeight);
  const hasPosts = view.records[0]?.recordType === 'discussion';
  if (height === 0 || !hasPosts || !ctx.setting(signatureConfig.isEnabled)) return [];
  return [
    {
      area: 'content',
      node: widgetNode('SignatureStyle', { href: `/signatures/height-${height}.css` }),
      isLast: true,
    },
  ];
};
