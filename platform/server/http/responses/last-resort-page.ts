// What a browser is shown where no page could be made at all, such as while the database is away: words without a frame,
// since not even the name of the site can be read then. It looks like the page without a network: a file, always there.
import type { FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { Translator } from '../../../contract/languages/translate.ts';
import { escapeHtml } from '../../content/escape.ts';

/** Browsers that follow a link or an address name HTML; programs and scripts do not. */
export function wantsPage({ method, headers, url }: FastifyRequest, apiBase: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !url.startsWith(`${apiBase}/`) && (headers.accept ?? '').includes('text/html');
}

export function lastResortPage(body: ErrorBody, { t, locale }: Pick<Translator, 't' | 'locale'>): string {
  const title = t('There was an error');
  const text = body.status === 500 ? t('Please try again later.') : body.message;
  // What is away for a moment comes back where it was asked for; home is away as well.
  const [href, action] = body.status === 503 ? ['', t('Reload')] : ['/', t('Back to Home')];
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}" dir="auto"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`,
    '<link rel="stylesheet" href="/offline.css"></head>',
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    `<p><a href="${href}">${escapeHtml(action)}</a></p></main></body></html>`,
  ].join('\n');
}
