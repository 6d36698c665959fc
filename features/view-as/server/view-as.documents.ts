// What the bar needs: its style, its script, and where its form leads. It works without scripts.
import type { IncomingHttpHeaders } from 'node:http';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import { endViewAs } from '../../users/server/view-as/view-as.actions.ts';
import { END_VIEW_AS_PATH } from '../view-as.address.ts';
import { BAR_SCRIPT, BAR_STYLE } from './view-as.bar-files.ts';

const AN_HOUR = { 'cache-control': 'public, max-age=3600' };

export const viewAsDocuments: WebDocument[] = [
  {
    path: '/view-as/bar.css',
    summary: 'The style of the bar that says as whom the site is seen.',
    allowsUnauthenticated: true,
    handle: async () => ({ body: BAR_STYLE, contentType: 'text/css; charset=utf-8', headers: AN_HOUR }),
  },
  {
    path: '/view-as/bar.js',
    summary: 'Loads the page anew when the site is seen as oneself again.',
    allowsUnauthenticated: true,
    handle: async () => ({
      body: BAR_SCRIPT,
      contentType: 'text/javascript; charset=utf-8',
      headers: AN_HOUR,
    }),
  },
  {
    method: 'POST',
    path: END_VIEW_AS_PATH,
    summary: 'Looks at the site as oneself again, by the button of the bar.',
    allowsUnauthenticated: true,
    endsViewAs: true,
    handle: async (ctx, { headers }) => {
      await endViewAs(ctx, 'ended');
      return { body: '', status: 303, redirectTo: pageItCameFrom(ctx.site.url, headers) };
    },
  },
];

/** A path of this site, whatever the header says. */
function pageItCameFrom(siteUrl: string, { referer, host }: IncomingHttpHeaders): string {
  const from = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  if (!from || (from.host !== host && from.host !== new URL(siteUrl).host)) return '/';
  return `/${(from.pathname + from.search).replace(/^[/\\]+/, '')}`;
}
