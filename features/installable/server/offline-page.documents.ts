// What the service worker shows when the network is gone.
import { isRightToLeft } from '../../../platform/contract/languages/languages.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';

/** lucide's "unplug": no other file may be there while there is no network. */
const UNPLUGGED =
  '<span><svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path d="m19 5 3-3M2 22l3-3M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4ZM7.5 13.5 10 11M10.5 16.5 13 14M12 6l6 6 2.3-2.3a2.4 2.4 0 0 0 0-3.4l-2.6-2.6a2.4 2.4 0 0 0-3.4 0Z"/></svg></span>';

export const offlinePage: WebDocument = {
  path: '/offline',
  summary: 'The page that a device shows while it has no network.',
  allowsUnauthenticated: true,
  handle: async (ctx) => {
    const { t } = ctx.translator;
    const title = escapeHtml(t('You are offline'));
    return {
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html>
<html lang="${escapeHtml(ctx.locale)}" dir="${isRightToLeft(ctx.locale) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} - ${escapeHtml(ctx.setting(siteConfig.title))}</title><link rel="stylesheet" href="/offline.css"></head>
<body><main>${UNPLUGGED}<h1>${title}</h1>
<p>${escapeHtml(t('The page will be here once you are connected again. What you were writing is kept on this device.'))}</p>
<a href="">${escapeHtml(t('Try again'))}</a></main></body></html>
`,
    };
  },
};
