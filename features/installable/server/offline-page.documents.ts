// What the service worker shows when the network is gone.
import { isRightToLeft } from '../../../platform/contract/languages/languages.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';

export const offlinePage: WebDocument = {
  path: '/offline',
  summary: 'The page that a device shows while it has no network.',
  isOpenToStrangers: true,
  handle: async (ctx) => {
    const { t } = ctx.translator;
    const title = escapeHtml(t('You are offline'));
    return {
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html>
<html lang="${escapeHtml(ctx.locale)}" dir="${isRightToLeft(ctx.locale) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} - ${escapeHtml(ctx.setting(siteConfig.title))}</title><link rel="stylesheet" href="/offline.css"></head>
<body><h1>${title}</h1>
<p>${escapeHtml(t('The page will be here once you are connected again. What you were writing is kept on this device.'))}</p>
<a href="">${escapeHtml(t('Try again'))}</a></body></html>
`,
    };
  },
};
