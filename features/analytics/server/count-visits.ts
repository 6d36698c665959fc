// Visits: somebody comes to the site from elsewhere, by a link, a bookmark or an address. Told by what browsers say of each page
// they ask for; nothing is stored with the reader, and a crowd of processes need not know of each other.
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { isBot } from '../../discussions/server/page/view-counter.ts';
import { pageViews } from './page-views.ts';

export function countVisit(ctx: RequestContext, headers: IncomingHttpHeaders): void {
  if (isBot(ctx.userAgent) || ctx.viewer.viewedAs || !isVisit(headers, ctx.site.url)) return;
  const day = ctx.now.toISOString().slice(0, 10);
  const counted = pageViews(ctx.site);
  if (asksNotToBeTracked(ctx, headers)) counted.add({ day, kind: 'visit', audience: 'anonymous' });
  else if (ctx.viewer.isGuest) counted.add({ day, kind: 'visit', audience: 'guest' });
  else counted.addVisitOfMember({ day, userID: ctx.viewer.userID });
}

/** A member's choice is read when it is counted. */
export function asksNotToBeTracked(ctx: RequestContext, headers?: IncomingHttpHeaders): boolean {
  return (
    (ctx.viewer.isGuest && ctx.anonymity === '1') || headers?.['sec-gpc'] === '1' || headers?.dnt === '1'
  );
}

export function isVisit(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const sent = (name: string) => String(headers[name] ?? '');
  if (sent('sec-purpose').includes('prefetch') || sent('purpose') === 'prefetch') return false;
  if (headers['sec-fetch-site'] !== undefined)
    return sent('sec-fetch-site') !== 'same-origin' && sent('sec-fetch-dest') === 'document';
  // Browsers say the above of safe addresses alone.
  const referer = sent('referer');
  return referer === '' || !URL.canParse(referer) || new URL(referer).origin !== new URL(siteUrl).origin;
}
