// What search engines may know: only what a guest may see, whoever asks.
import { notFound } from '../../../../platform/contract/errors.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import type { DocumentResponse, WebDocument } from '../../../../platform/server/http/document.ts';
import { guestViewer } from '../../../../platform/server/sessions/identify.ts';
import { categoryPath } from '../../../categories/category.address.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { discussionPath } from '../../discussion.address.ts';
import { discussionConfig } from '../discussion.config.ts';
import { escapeXml } from './feed.xml.ts';

/** Ids to a part: a part keeps its place however many discussions come and go. */
const PART = 20_000;

function asGuest(ctx: RequestContext): Promise<RequestContext> {
  return ctx.site
    .roleRegistry()
    .then((registry) => makeContext(ctx.site, guestViewer(registry), { requestID: ctx.requestID }));
}

function xml(body: string): DocumentResponse {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  return {
    contentType: 'application/xml; charset=utf-8',
    body: head + body,
    headers: { 'cache-control': 'public, max-age=600' },
  };
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

async function index(ctx: RequestContext): Promise<DocumentResponse> {
  const row = await ctx.db.row<{ last: number | null }>(
    sql`select max(discussion_id) as last from discussions`,
  );
  const parts = row?.last ? Math.floor(row.last / PART) + 1 : 0;
  const paths = [
    '/sitemap/pages',
    ...Array.from({ length: parts }, (_, part) => `/sitemap/discussions/${part}`),
  ];
  const entries = paths.map((path) => `<sitemap><loc>${escapeXml(ctx.url(path))}</loc></sitemap>`);
  return xml(`<sitemapindex xmlns="${namespace}">\n${entries.join('\n')}\n</sitemapindex>\n`);
}

interface Entry {
  url: string;
  date?: string;
}

function urlset(entries: readonly Entry[]): DocumentResponse {
  const lines = entries.map(
    ({ url, date }) => `<url><loc>${escapeXml(url)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`,
  );
  return xml(`<urlset xmlns="${namespace}">\n${lines.join('\n')}\n</urlset>\n`);
}

const pages: WebDocument = {
  path: '/sitemap/pages',
  summary: 'The pages that are no discussions.',
  handle: async (requested) => {
    const ctx = await asGuest(requested);
    const visible = await visibleCategories(ctx);
    const paths = visible.tree.all
      .filter((node) => visible.has(node.category_id) && !node.is_unlisted && node.display_as !== 'heading')
      .map((node) => categoryPath(node.urlcode));
    const own = visible.ids.length > 0 ? ['/', '/discussions', '/categories'] : ['/'];
    return urlset([...own, ...paths].map((path) => ({ url: ctx.url(path) })));
  },
};

interface DiscussionEntry {
  discussion_id: number;
  name: string;
  canonical_url: string | null;
  date: string;
}

const discussions: WebDocument = {
  path: '/sitemap/discussions/:part',
  summary: 'The discussions of one range of ids.',
  handle: async (requested, { params }) => {
    const part = Number(params.part);
    if (!Number.isSafeInteger(part) || part < 0 || part > 100_000) throw notFound('Page');
    const ctx = await asGuest(requested);
    const visible = await visibleCategories(ctx);
    const ask = sql`
      select discussion_id, name, canonical_url, greatest(date_updated, date_last_comment) as date from discussions
      where discussion_id >= ${part * PART} and discussion_id < ${(part + 1) * PART}
        and date_held is null and type <> 'redirect' and category_id = any(${visible.ids})
      order by discussion_id`;
    const rows = await ctx.site.heavyReads.run(requested, () => ctx.db.rows<DiscussionEntry>(ask));
    // What names another address as its own is listed there.
    const own = rows.filter((row) => row.canonical_url === null);
    return urlset(
      own.map((row) => ({
        url: ctx.url(discussionPath({ discussionID: row.discussion_id, name: row.name })),
        date: row.date,
      })),
    );
  },
};

const robots: WebDocument = {
  path: '/robots.txt',
  allowsUnauthenticated: true,
  summary: 'What crawlers may read.',
  handle: async (ctx) => {
    const lines = ctx.setting(siteConfig.isPrivate)
      ? ['User-agent: *', 'Disallow: /']
      : [
          'User-agent: *',
          ...['/api/', '/entry/', '/post/', '/search', '/messages/', '/dashboard/'].map(
            (path) => `Disallow: ${path}`,
          ),
          '',
          `Sitemap: ${ctx.url('/sitemap.xml')}`,
        ];
    const more = ctx.setting(discussionConfig.robots).trim();
    return { body: `${lines.join('\n')}\n${more ? `\n${more}\n` : ''}` };
  },
};

export const sitemapDocuments: WebDocument[] = [
  { path: '/sitemap.xml', summary: 'The site map.', handle: index },
  { path: '/sitemapindex.xml', summary: 'The site map under its other name.', handle: index },
  pages,
  discussions,
  robots,
];
