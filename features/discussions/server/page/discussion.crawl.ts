// What `expand=crawl` says of posts, for those who index the site.
import { permissionProblem } from '../../../../platform/contract/errors.ts';
import type { SafeHtml } from '../../../../platform/contract/safe-html.ts';
import { derive } from '../../../../platform/server/content/derive.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { guestViewer } from '../../../../platform/server/sessions/identify.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';

export interface CrawlContext {
  locale: string;
  isPublic: (categoryID: number) => boolean;
}

/** For administrators alone. */
export function requireCrawl(ctx: RequestContext, expand: ReadonlySet<string>): void {
  if (!expand.has('crawl') || ctx.can('site.manage')) return;
  throw permissionProblem(['site.manage'], { expandFields: ['crawl'] });
}

export async function crawlContext(ctx: RequestContext): Promise<CrawlContext> {
  requireCrawl(ctx, new Set(['crawl']));
  const guest = guestViewer(await ctx.site.roleRegistry());
  const open = await visibleCategories({ viewer: guest, snapshot: ctx.snapshot.bind(ctx) });
  return { locale: ctx.siteLocale, isPublic: (categoryID) => open.has(categoryID) };
}

const SITE_ID = 1;

export function crawlFieldsOf(
  context: CrawlContext,
  post: { recordType: 'discussion' | 'comment'; recordID: number; discussionID: number; categoryID: number },
  html: string,
) {
  return {
    canonicalID: `${post.recordType}_${post.recordID}`,
    recordCollapseID: `site${SITE_ID}_discussion${post.discussionID}`,
    scope: context.isPublic(post.categoryID) ? ('public' as const) : ('restricted' as const),
    siteID: SITE_ID,
    locale: context.locale,
    bodyPlainText: plainText(html),
  };
}

function plainText(html: string): string {
  return derive(html as SafeHtml, 1).text;
}

/** Cut where a word ends; longer ones than the stored excerpt are made from the body. */
export function excerptOf(stored: string, html: string | undefined, length: number | undefined): string {
  if (length === undefined) return stored;
  if (html !== undefined && length > stored.length) return derive(html as SafeHtml, length).excerpt;
  if (stored.length <= length) return stored;
  return `${stored
    .slice(0, length)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}
