// Visits: somebody comes to the site from elsewhere, by a link, a bookmark or an address. Told by what browsers say of each page
// they ask for; nothing is stored with the reader, and a crowd of processes need not know of each other.
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { isBot } from '../../discussions/server/page/view-counter.ts';
import { asksNotToBeTracked } from './anonymity.ts';
import { tellOfPageView } from './page-viewers.ts';
import { pageViews } from './page-views.ts';

/** A document is answered. */
export function pageAnswered(ctx: RequestContext, headers: IncomingHttpHeaders): void {
  countVisit(ctx, headers);
  if (!isBot(ctx.userAgent) && !isPrefetch(headers)) tellOfPageView(ctx, {});
}

function countVisit(ctx: RequestContext, headers: IncomingHttpHeaders): void {
  if (isBot(ctx.userAgent) || ctx.viewer.viewedAs || !isVisit(headers, ctx.site.url)) return;
  const day = ctx.now.toISOString().slice(0, 10);
  const counted = pageViews(ctx.site);
  if (asksNotToBeTracked(ctx)) counted.add({ day, kind: 'visit', audience: 'anonymous' });
  else if (ctx.viewer.isGuest) counted.add({ day, kind: 'visit', audience: 'guest' });
  else counted.addVisitOfMember({ day, userID: ctx.viewer.userID });
}

export function isVisit(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const sent = sentIn(headers);
  if (isPrefetch(headers)) return false;
  if (headers['sec-fetch-site'] !== undefined)
    return sent('sec-fetch-site') !== 'same-origin' && sent('sec-fetch-dest') === 'document';
  // Browsers say the above of safe addresses alone.
  const referer = sent('referer');
  return referer === '' || !URL.canParse(referer) || new URL(referer).origin !== new URL(siteUrl).origin;
}

const sentIn =
  (headers: IncomingHttpHeaders) =>
  (name: string): string =>
    String(headers[name] ?? '');

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const sent = sentIn(headers);
  return sent('sec-purpose').includes('prefetch') || sent('purpose') === 'prefetch';
}
