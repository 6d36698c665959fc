// Somebody looks at a page: told to whoever follows it, and nothing waits for what they make of it. Robots are not told of, nor
// who chose not to be counted.
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { anonymityOf, asksNotToBeTracked } from './anonymity.ts';

export interface ViewedPage {
  /** Absent: any other page. */
  discussionID?: number | undefined;
}

export type PageViewer = (ctx: RequestContext, page: ViewedPage) => Promise<void>;

export const pageViewers = new ExtensionPoint<PageViewer>();

/** Whoever has read what the viewer chose says so: it is read once. Robots are left out by whoever calls. */
export function tellOfPageView(
  ctx: RequestContext,
  page: ViewedPage,
  { isAnonymous }: { isAnonymous?: boolean } = {},
): void {
  tellAll(ctx, page, isAnonymous).catch((error: Error) =>
    ctx.site.log.warn({ err: error }, 'nobody could be told of a page view'),
  );
}

async function tellAll(ctx: RequestContext, page: ViewedPage, isAnonymous?: boolean): Promise<void> {
  const viewers = pageViewers.of(ctx);
  if (viewers.length === 0 || asksNotToBeTracked(ctx)) return;
  if (isAnonymous ?? (await anonymityOf(ctx)) === 1) return;
  await Promise.all(viewers.map((tell) => tell(ctx, page)));
}
