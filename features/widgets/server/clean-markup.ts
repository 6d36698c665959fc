// Markup of administrators: more than members may write, and still nothing that runs, leads astray or clobbers.
import sanitizeHtml from 'sanitize-html';
import { withoutTags } from '../../../platform/contract/linear-text.ts';
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import { safeImageUrl, safeLink } from '../../../platform/server/content/safe-url.ts';
import { ElementCounter, TooComplicated } from '../../../platform/server/content/too-complicated.ts';
import { MARK, MARK_PROPS } from '../../../platform/server/layouts/marked-elements.ts';

const ELEMENTS = [
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em',
  'figcaption figure footer h2 h3 h4 h5 h6 header hr i img ins kbd li mark nav ol p picture pre q rp rt ruby s samp',
  'section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr',
]
  .join(' ')
  .split(' ');

/** No ids, names or data: scripts of the page look for their own. */
const ATTRIBUTES = {
  '*': ['class', 'dir', 'lang', 'title', 'role', 'aria-label', 'aria-hidden'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed'],
  time: ['datetime'],
  details: ['open'],
};

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'iframe',
    'object',
  ],
  nestingLimit: 100,
  parseStyleAttributes: false,
};

/** With its marks: what stands in them is read, and they go no further. */
export function cleanMarkedMarkup(html: string, siteUrl: string): string {
  return clean(html, siteUrl, WITH_MARKS);
}

export function cleanMarkup(html: string, siteUrl: string): string {
  return clean(html, siteUrl, OPTIONS);
}

const WITH_MARKS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedAttributes: { ...ATTRIBUTES, '*': [...ATTRIBUTES['*'], MARK, MARK_PROPS] },
};

function clean(html: string, siteUrl: string, options: sanitizeHtml.IOptions): string {
  try {
    return sanitised(html, new URL(siteUrl).origin, options);
  } catch (error) {
    if (!(error instanceof TooComplicated)) throw error;
    return escapeHtml(withoutTags(html, ' '));
  }
}

function sanitised(html: string, origin: string, options: sanitizeHtml.IOptions): string {
  const elements = new ElementCounter();
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: () => elements.open(),
    onCloseTag: () => elements.close(),
    transformTags: {
      // The page has its one h1.
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: linkOf(attribs, origin) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureOf(attribs, origin) }),
    },
  });
}

function linkOf({ href = '', rel: _rel, ...others }: sanitizeHtml.Attributes, origin: string) {
  const link = safeLink(href, origin);
  if (!link) return others;
  return { ...others, href: link.href, ...((link.isExternal || others.target) && { rel: 'noopener' }) };
}

function pictureOf({ src = '', alt = '', ...others }: sanitizeHtml.Attributes, origin: string) {
  const address = safeImageUrl(src, origin);
  return { ...others, alt, loading: 'lazy', ...(address && { src: address }) };
}
