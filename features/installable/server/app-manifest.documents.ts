// Lets a phone or a desk keep the community as an app of its own.

import { isRightToLeft } from '../../../platform/contract/languages/languages.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import { addressBarColorKey, touchIconKey } from '../../config/server/branding.config.ts';

/** Home screens cut longer names off. */
const SHORT_NAME_LENGTH = 12;
const CANVAS = '#f6f7f9';

export const appManifest: WebDocument = {
  path: '/manifest.webmanifest',
  summary: 'What a device needs to know to install the site as an app.',
  allowsUnauthenticated: true,
  handle: async (ctx) => {
    const { t } = ctx.translator;
    const name = ctx.setting(siteConfig.title);
    const color = ctx.setting(addressBarColorKey);
    return {
      contentType: 'application/manifest+json; charset=utf-8',
      body: JSON.stringify({
        id: '/',
        name,
        short_name: [...name].slice(0, SHORT_NAME_LENGTH).join('').trim(),
        description: ctx.setting(siteConfig.description),
        lang: ctx.locale,
        dir: isRightToLeft(ctx.locale) ? 'rtl' : 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: CANVAS,
        theme_color: color || CANVAS,
        icons: icons(ctx),
        shortcuts: [
          { name: t('New post'), url: '/post/discussion' },
          { name: t('Search'), url: '/search' },
        ],
      }),
    };
  },
};

function icons(ctx: RequestContext): { src: string; sizes: string; type?: string; purpose?: string }[] {
  const own = ctx.setting(touchIconKey);
  if (own) return [{ src: own.startsWith('/') ? ctx.url(own) : own, sizes: 'any' }];
  const png = (size: number, purpose: 'any' | 'maskable') => ({
    src: ctx.url(`/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [
    { src: ctx.url('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    png(192, 'any'),
    png(512, 'any'),
    png(512, 'maskable'),
  ];
}
